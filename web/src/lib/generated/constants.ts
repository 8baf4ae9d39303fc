/** Written by tools/generate_types.py. Do not edit. */

/** The version of the socket's messages. */
export const VERSION = 1;

/** The addresses of the page, by the page that is shown there. */
export const PLACES = {
  Lobby: ['/'],
  NewTable: ['/new', '/new/{game}'],
  Table: ['/t/{table}', '/t/{table}/{invitation}'],
  Replay: ['/replay/{table}'],
  Learn: ['/learn', '/learn/{game}', '/learn/{game}/{lesson}'],
  Rules: ['/rules', '/rules/{game}'],
  Me: ['/me'],
  Person: ['/people/{id}'],
} as const;

/** The marks of a seat colour: paint, what is drawn on it, path data of emblem and hatching. */
export interface SeatMarks {
  fill: string;
  on: string;
  emblem: string;
  hatch: string;
  dots: boolean;
}

export const SEATS: Record<string, SeatMarks> = {
  blue: { fill: '#1B56A0', on: '#FFFDF7', emblem: 'M0-11.5C3.6-7.6 4-3.6 2.2 0 3.6-4.6 8.2-6.4 10.6-3.2 12.4-.4 10.6 3.6 7 3.2 8.4 1.8 8-.8 6-.4 4 0 3.2 2.6 3.2 4.4H6.4V7H2.8L4.6 11H-4.6L-2.8 7H-6.4V4.4H-3.2C-3.2 2.6-4 0-6-.4-8-.8-8.4 1.8-7 3.2-10.6 3.6-12.4-.4-10.6-3.2-8.2-6.4-3.6-4.6-2.2 0-4-3.6-3.6-7.6 0-11.5Z', hatch: 'M0 3H6', dots: false },
  red: { fill: '#CB3F27', on: '#FFFDF7', emblem: 'M-3-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z', hatch: 'M3 0V6', dots: false },
  green: { fill: '#1F9A7C', on: '#1B1510', emblem: 'M0-10.5A4.6 4.6 0 0 1 3.6-3 4.6 4.6 0 1 1 2 4.6L3.4 10.5H-3.4L-2 4.6A4.6 4.6 0 1 1-3.6-3 4.6 4.6 0 0 1 0-10.5Z', hatch: 'M-1-1 7 7M-1 5 1 7M5-1 7 1', dots: false },
  yellow: { fill: '#F0C230', on: '#1B1510', emblem: 'M0-11 2.4-5.2 7.8-7.8 5.2-2.4 11 0 5.2 2.4 7.8 7.8 2.4 5.2 0 11-2.4 5.2-7.8 7.8-5.2 2.4-11 0-5.2-2.4-7.8-7.8-2.4-5.2Z', hatch: '', dots: true },
  violet: { fill: '#B57BC4', on: '#1B1510', emblem: 'M5-9.6A10 10 0 1 0 5 9.6 8 8 0 1 1 5-9.6Z', hatch: 'M-1 7 7-1M-1 1 1-1M5 7 7 5', dots: false },
  black: { fill: '#2A2522', on: '#FFFDF7', emblem: 'M-8 10V-2H-9.5V-10H-5.5V-7H-2V-10H2V-7H5.5V-10H9.5V-2H8V10H2.6V5A2.6 2.6 0 0 0-2.6 5V10Z', hatch: 'M0 3H6M3 0V6', dots: false },
  brown: { fill: '#4A3018', on: '#FFFDF7', emblem: 'M0-8 10.5 3V10L0-.6-10.5 10V3Z', hatch: 'M-1 7 7-1M-1 1 1-1M5 7 7 5M0 3H6', dots: false },
  grey: { fill: '#C4C9CE', on: '#1B1510', emblem: 'M0-10A10 10 0 1 1 0 10 10 10 0 1 1 0-10ZM0-5A5 5 0 1 0 0 5 5 5 0 1 0 0-5Z', hatch: '', dots: false },
};
