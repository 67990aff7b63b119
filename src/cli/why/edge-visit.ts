import type { ReadVisit } from '../../application/why/read-visit.ts';
import type { Visit } from '../../domain/why/visit.ts';
import { type EdgeDecision, requestFacts } from '../../infrastructure/why/decision-id-wire.ts';

/** The visit as the edge saw it: the facts of the request from the id, and the platform's current data. */
export function edgeVisit({ visit, unknown }: ReadVisit, decision: EdgeDecision): ReadVisit {
  const { path, query, host, signedIn, hasDeepLink } = decision;
  const { language, hidden, isAgent, currency, languages } = requestFacts(decision);
  const seenVisit: Visit = {
    ...visit,
    address: { path, query: new URLSearchParams(query), host },
    cookies: { language, hidden, wasAgent: signedIn && isAgent, token: signedIn },
    storage: { ...visit.storage, currency },
    browser: { languages },
    profile: null,
  };
  return {
    visit: seenVisit,
    unknown: new Map([
      ...unknown,
      ['clock', 'The edge goes by its own day until the browser names the visitor’s.'] as const,
      ...(signedIn ? [['profile', 'The edge does not ask who is signed in.'] as const] : []),
      ...(hasDeepLink ? [['storage.deepLink', 'Only the device knows which deal link it remembers.'] as const] : []),
    ]),
  };
}

/**
 * Whether the edge would send the same response to a page's request now, by the explanation of its layout; `null` if it
 * can't be compared, because the browser decides.
 */
export function isStillDecided(
  { status, target, signedIn, path }: EdgeDecision,
  { visit, unknown }: ReadVisit,
  results: ReadonlyMap<string, unknown>,
): boolean | null {
  if (unknown.has('policies') || unknown.has('deployment.environment')) return null;
  if (signedIn || path === '/logout' || ![200, 302, 403, 404].includes(status)) return null;
  if (visit.agency.status !== 'active') return status === 403;
  const page = results.get('page');
  const redirect = results.get('redirect of the page');
  if (page === 'errors') return status === 404;
  if (typeof redirect !== 'string') return status === 200;
  return status === 302 && target === redirect.replace(/[?#].*$/s, '');
}
