declare module 'virtual:seats' {
  /** The marks of the seat colours, from jurade.core.look. */
  const seats: Record<string, { fill: string; on: string; emblem: string; hatch: string; dots: boolean }>;
  export default seats;
}
