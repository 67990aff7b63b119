import { isAbsolute, join } from 'node:path';
import type { Outside } from './outside.ts';

/**
 * Where sign-ins are kept between commands: the folder asked for, else `livery`
 * in the place that the system has for such things; `undefined` where there is
 * none, as for a user without a home.
 */
export function stateFolder(asked: string | undefined, env: Outside['env']): string | undefined {
  if (asked !== undefined) return asked;
  const { XDG_STATE_HOME: state = '', HOME: home = env.USERPROFILE ?? '' } = env;
  if (isAbsolute(state)) return join(state, 'livery');
  return isAbsolute(home) ? join(home, '.local', 'state', 'livery') : undefined;
}
