import type { Live } from '../../src/application/shared/live.ts';
import type { Shell } from '../../src/application/shell.ts';
import { isLive } from './chaos-is-live.ts';

/** Every `Live` of a shell by its path, such as `deals.hotels.state`: what features come to have is found by itself. */
export function livesOf(shell: Shell): ReadonlyMap<string, Live<unknown>> {
  const layout = shell.navigation.layoutOf({ path: '/', query: new URLSearchParams() });
  return new Map([...livesIn(shell, []), ['navigation.layoutOf /', layout]]);
}

function livesIn(part: object, path: readonly string[]): [string, Live<unknown>][] {
  return Object.entries(part).flatMap(([name, value]): [string, Live<unknown>][] => {
    if (typeof value !== 'object' || value === null) return [];
    const here = [...path, name];
    return isLive(value) ? [[here.join('.'), value]] : livesIn(value, here);
  });
}
