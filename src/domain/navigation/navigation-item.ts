import type { PagePath } from '@livery/contract/navigation/page-path';
import type { UserProfile } from '@livery/contract/session/user-profile';
import { because } from '@livery/contract/shared/because';
import { ANY_ORIGIN, guardPath } from '../shared/guard-path.ts';

/**
 * An entry of the side navigation as the agency's back end sends it: both texts are untrusted, and the path is not
 * guarded yet (rules §3 and §7, navigations).
 * @rule 2.18
 */
export interface NavigationItem {
  readonly label: string;
  readonly path: string;
}

const AGENTS_PATH = '/users/agents/view' satisfies PagePath;

/** The characters of an id; others, such as a slash, would make it another page's path. */
const PLAIN_ID_PATTERN = /^[\p{L}\p{N}_~:@-][\p{L}\p{N}_~:@.-]*$/u;

/**
 * The target of an entry of the side navigation: its path if that is one of this site; for the list of agents, the
 * signed-in agent's page in it.
 *
 * @returns `undefined` if the path is refused
 * @rule 2.8, 2.18
 */
export function navigationPath(path: string, user: Pick<UserProfile, 'id'> | null): string | undefined {
  if (!guardPath(path, ANY_ORIGIN).ok) return because('2.8', undefined);
  const namesAgent = path.replace(/\/$/, '') === AGENTS_PATH && user !== null && PLAIN_ID_PATTERN.test(user.id);
  return because('2.18', namesAgent ? `${AGENTS_PATH}/${encodeURIComponent(user.id)}` : path);
}
