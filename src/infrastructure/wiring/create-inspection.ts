import type { InspectedPage, Inspection } from './inspection.ts';

/** Where the edge says whether this browser has a key to the why panel: 204, or 403 with the reason. */
const WHY_PATH = '/livery-why';

/**
 * Opens what the address asks for, if that is allowed: `?record` in the local environment only, `?why` there, and
 * elsewhere with a key. The code that does it is loaded then.
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

/** Whether the edge says so; the reason why not is for whoever asked, in the console. */
async function hasKey({ fetch, console }: InspectedPage['window']): Promise<boolean> {
  const response = await fetch(WHY_PATH, { cache: 'no-store' });
  if (response.status === 403) console.warn(await response.text());
  return response.status === 204;
}
