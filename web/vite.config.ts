import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { lookFromCore } from './look-from-core.ts';

// While the page is being written it runs by itself and asks a server that runs beside it.
const server = process.env.JURADE_SERVER ?? 'http://127.0.0.1:8302';

export default defineConfig({
  plugins: [lookFromCore(), svelte()],
  build: {
    outDir: '../src/jurade/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
