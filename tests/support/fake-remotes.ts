import type { RemoteModules } from '../../src/application/remotes/remotes.ts';
import { liveOf } from '../../src/application/shared/live.ts';
import type { Subjects } from './seen.ts';

/** Remotes of one state, which show what they are called in a heading of their own. */
export function fakeRemotes(
  set: Subjects,
  did: (readonly [name: string, ...words: readonly unknown[]])[],
  note: (name: string) => (...words: readonly unknown[]) => void,
): RemoteModules {
  return {
    state: () => liveOf(set.remote),
    load: note('loadRemote'),
    refetch: note('refetchRemote'),
    preload: note('preloadRemote'),
    show(remote, element, screen) {
      did.push(['show', remote, screen]);
      const heading = document.createElement('h1');
      heading.tabIndex = -1;
      heading.textContent = `${remote} at ${screen.location.path}`;
      element.append(heading);
      return { moved: note('moved'), end: note('end') };
    },
    isFrom: (_, traces) => traces.includes('https://content.example/'),
    reportProblem: note('complain'),
    crash: note('crash'),
    newer: liveOf(set.newer),
    dismissUpdate: () => set.newer.next(false),
  };
}
