import type { InspectedPage, Inspection } from './inspection.ts';

/**
 * Records or explains the session if the address has `?record` or `?why` and that is allowed; other pages don't load
 * the code. Never rejects: if it fails, the page works without it.
 */
export async function inspectSession(page: InspectedPage): Promise<Inspection | undefined> {
  if (!/[?&](?:record|why)\b/.test(page.window.location.search)) return undefined;
  return import('./create-inspection.ts').then((code) => code.createInspection(page)).catch(() => undefined);
}
