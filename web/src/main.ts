import './lib/look.css';
import { mount } from 'svelte';
import App from './App.svelte';

const place = document.getElementById('page');
if (!place) throw new Error('the page has no place to stand: #page is missing');
mount(App, { target: place });
