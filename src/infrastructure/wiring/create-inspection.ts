import type { InspectedPage, Inspection } from './inspection.ts';

/** The path at which the edge says whether this browser has a key to the why panel: 204, or 403 with the reason. */
const WHY_PATH = '/livery-why';

/**
 * Starts the inspection that the address asks for, if it is allowed: `?record` only in the local environment, `?why`
 * there, and elsewhere with a key. Its code is only loaded then.
 */
export async function createInspection({ window, configuration }: InspectedPage): Promise<Inspection | undefined> {
  const { searchParams } = new URL(window.location.href);
  const isLocal = configuration.current().environment === 'local';
  const isRecorded = isLocal && searchParams.has('record');
  const isExplained = searchParams.has('why') && (isLocal || (await hasKey(window)));
  if (!isRecorded && !isExplained) return undefined;
  const { startInspection } = await import('./start-inspection.ts');
  return startInspection(window, { isRecorded, isExplained });
}

/** Whether the edge confirms the key; if not, the reason is printed to the console. */
async function hasKey({ fetch, console }: InspectedPage['window']): Promise<boolean> {
  const response = await fetch(WHY_PATH, { cache: 'no-store' });
  if (response.status === 403) console.warn(await response.text());
  return response.status === 204;
}
