import type { InspectedPage, Inspection } from './inspection.ts';

/**
 * Records and explains the session if the address has `?record` or `?why`, if that is allowed; other pages load
 * none of it. Never rejects: a page does without.
 */
export async function inspectSession(page: InspectedPage): Promise<Inspection | undefined> {
  if (!/[?&](?:record|why)\b/.test(page.window.location.search)) return undefined;
  return import('./create-inspection.ts').then((code) => code.createInspection(page)).catch(() => undefined);
}
