/** What a reader has chosen for this browser. Kept in local storage, shared by all its tabs, applied at once. */

export type Theme = 'system' | 'light' | 'dark';
export type Language = 'en' | 'fr';

export interface Choices {
  language: Language;
  theme: Theme;
  /** Heraldic hatching over seat colours; the emblems are always there. */
  patterns: boolean;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** A finished path of picks is sent at once instead of waiting for the main button. */
  instant: boolean;
  motion: 'system' | 'full' | 'none';
  /** Ask the browser to notify when it is one's turn and the page is not in sight. */
  notify: boolean;
}

const KEPT = 'jurade.settings';

function spoken(): Language {
  return navigator.languages.some((tag) => tag.startsWith('fr')) &&
    !navigator.languages.slice(0, 1).some((tag) => tag.startsWith('en'))
    ? 'fr'
    : 'en';
}

const DEFAULTS: Choices = {
  language: spoken(),
  theme: 'system',
  patterns: true,
  sound: true,
  volume: 0.6,
  instant: false,
  motion: 'system',
  notify: false,
};

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Choices>;
  } catch {
    return {}; // unreadable or forbidden storage: the defaults serve
  }
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const stillSystem = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: darkSystem.matches, still: stillSystem.matches });
darkSystem.addEventListener('change', () => (system.dark = darkSystem.matches));
stillSystem.addEventListener('change', () => (system.still = stillSystem.matches));

export const settings: Choices = $state({ ...DEFAULTS, ...kept() });

/** Do things travel, or do states change at once? */
export const isStill = (): boolean => (settings.motion === 'system' ? system.still : settings.motion === 'none');
export const isDark = (): boolean => (settings.theme === 'system' ? system.dark : settings.theme === 'dark');

addEventListener('storage', (event) => {
  if (event.key === KEPT) Object.assign(settings, kept());
});

$effect.root(() => {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.toggleAttribute('data-dark', isDark());
    root.dataset.motion = isStill() ? 'none' : 'full';
    root.dataset.patterns = settings.patterns ? 'on' : 'off';
  });
  $effect(() => {
    const now = JSON.stringify(settings);
    try {
      localStorage.setItem(KEPT, now);
    } catch {
      // a browser that keeps nothing still plays
    }
  });
});
