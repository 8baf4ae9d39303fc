/** Calling a reader back when it is his turn: the sign in the tab, and a notice of the browser where it was wished. */
import { settings } from './settings.svelte';
import { t } from './words.svelte';

const PLAIN = '/favicon.svg';
let marked: string | null = null;
let was = false;

/** The sign of the page with a golden point on it. */
async function withPoint(): Promise<string> {
  if (!marked) {
    const plain = await (await fetch(PLAIN)).text();
    const point = '<circle cx="50" cy="14" r="12" fill="#FFC83D" stroke="#2B2219" stroke-width="3"/></svg>';
    marked = `data:image/svg+xml,${encodeURIComponent(plain.replace('</svg>', point))}`;
  }
  return marked;
}

export function callAttention(isAsked: boolean, game: string): void {
  const begins = isAsked && !was;
  was = isAsked;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) {
    if (isAsked)
      withPoint().then(
        (address) => was && (icon.href = address),
        () => undefined,
      );
    else icon.href = PLAIN;
  }
  if (
    begins &&
    document.hidden &&
    settings.notify &&
    'Notification' in globalThis &&
    Notification.permission === 'granted'
  ) {
    const notice = new Notification(t('title-your-turn'), { body: game, icon: PLAIN, tag: location.pathname });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  }
}
