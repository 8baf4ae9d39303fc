/** Small documents and scenes of the shapes that the server sends, for the tests. */
import type { Choice, Pick, Scene, SceneDocument, TableInfo } from '../src/lib/generated/types';

export const pick = (id: string, kind: Pick['kind'] = 'place', value?: number): Pick => ({
  id,
  kind,
  label: ['pick', { id }],
  ...(value === undefined ? {} : { range: [value, value], marks: {} }),
});

export const choice = (action: string, ...path: string[]): Choice => ({ action, path, label: ['choice', { action }] });

export function scene(choices: Choice[] = [], picks: Pick[] = []): Scene {
  return {
    box: [0, 0, 100, 100],
    layers: [],
    symbols: {},
    panels: [],
    prompt: ['prompt'],
    hand: [],
    picks: Object.fromEntries(picks.map((each) => [each.id, each])),
    choices,
    focus: null,
    description: null,
    tables: [],
  };
}

export const info: TableInfo = {
  id: 't',
  game: 'feudo',
  rules: '1',
  options: {},
  status: 'running',
  visibility: 'public',
  rated: false,
  title: '',
  host: 'ada',
  created: 0,
  clock: { kind: 'none', minutes: 0, increment: 0, days: 0, out: 'bot' },
  times: { at: 0, left: [], running: [] },
  seats: [],
  requests: [],
  commitment: '',
  watchers: 0,
  delay: 0,
  rematch: null,
  fork_of: null,
  brought: 0,
  origin: 'start',
  can: [],
};

export const table = (ply = 0, more: Partial<SceneDocument> = {}): SceneDocument => ({
  ply,
  to_act: [0],
  scores: [0, 0],
  over: false,
  info,
  result: null,
  scene: scene(),
  ...more,
});
