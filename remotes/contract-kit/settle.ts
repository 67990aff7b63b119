/** Before a test replaces it. */
const later = globalThis.setTimeout;

/** Turns that are waited while something is under way, and the turns after it. */
const PATIENCE = 40;
const AFTERWARDS = 6;

/** Lets everything happen that is ready to happen: waits a while for what is under way, and for what follows from it. */
export async function settle(busy: () => boolean = () => false): Promise<void> {
  for (let turn = 0; turn < PATIENCE && busy(); turn += 1) await turnOfTheLoop();
  for (let turn = 0; turn < AFTERWARDS; turn += 1) await turnOfTheLoop();
}

function turnOfTheLoop(): Promise<void> {
  return new Promise((resolve) => {
    later(resolve, 0);
  });
}
