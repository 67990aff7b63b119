import type { OpenContext } from './contract/open-context.ts';
import { exported } from './foreign-values.ts';
import type { LoadedRemote, ShownRemote } from './remotes.ts';

interface Needs {
  readonly remote: LoadedRemote;
  readonly element: HTMLElement;
  readonly opened: OpenContext;
  /** Hears that the remote threw when it was to show itself. */
  onCrash(error: unknown): void;
  /** Hears of anything else that it did wrong. */
  onComplaint(error: unknown): void;
}

/** Has a remote show itself, and contains whatever goes wrong with that. */
export function showRemote({ remote, element, opened, onCrash, onComplaint }: Needs): ShownRemote {
  let unmount: unknown;
  try {
    unmount = exported(remote.exports, 'mount')?.(element, opened.context);
    if (typeof unmount !== 'function') onComplaint('mount answered no function that takes everything away.');
    if (unmount instanceof Promise) unmount.catch(onCrash);
  } catch (thrown) {
    onCrash(thrown);
  }

  let ended = false;
  return {
    moved: opened.moved,
    end() {
      if (ended) return;
      ended = true;
      opened.end();
      try {
        if (typeof unmount === 'function') unmount();
      } catch (thrown) {
        onComplaint(thrown);
      }
      // React takes a root away a moment later; until then the remote may still let go of what it holds.
      void Promise.resolve().then(opened.fallSilent);
    },
  };
}
