/** Minutes that are worth a word to whoever doesn't see the clock. */
const TOLD = [1, 2, 5, 10, 15];

/** So many seconds as a clock shows them, such as `14:59`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How many minutes are left at most, in steps: a voice says it when it changes, not with every second. */
export function minutesTold(seconds: number): number {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return TOLD.find((told) => minutes <= told) ?? minutes;
}
