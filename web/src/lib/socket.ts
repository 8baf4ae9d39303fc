/** The connection over a WebSocket of this page's server, tried again when the network is back. */
import { Connection } from './connection.svelte';
import { setMe } from './me.svelte';

const scheme = location.protocol === 'https:' ? 'wss' : 'ws';

export const connection = new Connection(() => new WebSocket(`${scheme}://${location.host}/api/socket`), setMe);

addEventListener('online', () => connection.hurry());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.hurry();
});
