/**
 * Sounds made in code: short, soft, none before the first gesture of the reader (browsers forbid it, and rightly).
 * A sound is a list of notes; a note is a tone or a burst of noise with a quick attack and a fall.
 */
import { settings } from './settings.svelte';

interface Note {
  at: number;
  lasts: number;
  /** Hertz, gliding to `to`; without it the note is noise. */
  pitch?: number;
  to?: number;
  /** Centre of the band-pass for noise. */
  band?: number;
  loud: number;
  wave?: OscillatorType;
}

const bell = (at: number, pitch: number, loud = 0.3): Note[] => [
  { at, lasts: 0.38, pitch, loud, wave: 'sine' },
  { at, lasts: 0.2, pitch: pitch * 2.76, loud: loud * 0.18, wave: 'sine' },
];

const SOUNDS = {
  turn: [...bell(0, 660), ...bell(0.14, 880)],
  set: [
    { at: 0, lasts: 0.05, band: 1900, loud: 0.5 },
    { at: 0, lasts: 0.07, pitch: 320, to: 190, loud: 0.3, wave: 'triangle' },
  ],
  slap: [
    { at: 0, lasts: 0.06, band: 900, loud: 0.6 },
    { at: 0.01, lasts: 0.1, band: 2600, loud: 0.18 },
  ],
  seal: [
    { at: 0, lasts: 0.12, pitch: 160, to: 90, loud: 0.4, wave: 'sine' },
    { at: 0, lasts: 0.09, band: 500, loud: 0.25 },
  ],
  reveal: [{ at: 0, lasts: 0.26, band: 3200, loud: 0.22 }],
  capture: [
    { at: 0, lasts: 0.3, pitch: 110, to: 55, loud: 0.55, wave: 'sine' },
    { at: 0, lasts: 0.05, band: 300, loud: 0.4 },
  ],
  points: [{ at: 0, lasts: 0.22, pitch: 990, to: 985, loud: 0.22, wave: 'triangle' }],
  illegal: [{ at: 0, lasts: 0.12, pitch: 130, to: 100, loud: 0.35, wave: 'triangle' }],
  offer: bell(0, 1180, 0.22),
  tick: [{ at: 0, lasts: 0.03, band: 2400, loud: 0.3 }],
  end: [...bell(0, 523), ...bell(0.12, 659), ...bell(0.24, 784)],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function wake(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}
for (const gesture of ['pointerdown', 'keydown'] as const)
  addEventListener(gesture, wake, { once: true, capture: true });

function hiss(on: AudioContext): AudioBuffer {
  if (!noise) {
    noise = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  return noise;
}

function strike(on: AudioContext, note: Note): void {
  const start = on.currentTime + note.at;
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, note.loud * settings.volume), start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts);
  gain.connect(on.destination);
  if (note.pitch) {
    const tone = on.createOscillator();
    tone.type = note.wave ?? 'sine';
    tone.frequency.setValueAtTime(note.pitch, start);
    if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, start + note.lasts);
    tone.connect(gain);
    tone.start(start);
    tone.stop(start + note.lasts + 0.02);
  } else {
    const burst = on.createBufferSource();
    const band = on.createBiquadFilter();
    burst.buffer = hiss(on);
    band.type = 'bandpass';
    band.frequency.value = note.band ?? 1000;
    burst.connect(band).connect(gain);
    burst.start(start);
    burst.stop(start + note.lasts + 0.02);
  }
}

/** Make a sound, if the reader wants sounds and has touched the page. */
export function play(sound: Sound): void {
  if (!settings.sound || !context || context.state !== 'running') return;
  for (const note of SOUNDS[sound] as readonly Note[]) strike(context, note);
}
