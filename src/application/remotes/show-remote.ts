import type { OpenContext } from './contract/open-context.ts';
import type { RemoteEntry } from './remote-entry.ts';
import type { LoadedRemote, ShownRemote } from './remotes.ts';

interface Needs {
  readonly remote: LoadedRemote;
  readonly element: HTMLElement;
  readonly opened: OpenContext;
  /** Called when `mount` throws. */
  onCrash(error: unknown): void;
  /** Called for anything else that the remote did wrong. */
  onProblem(error: unknown): void;
}

/** Mounts a remote, and catches every error of it. */
export function showRemote({ remote, element, opened, onCrash, onProblem }: Needs): ShownRemote {
  let unmount: ReturnType<RemoteEntry['mount']>;
  try {
    unmount = remote.entry.mount(element, opened.context);
    if (typeof unmount !== 'function') onProblem('mount returned no function that takes everything away.');
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
        onProblem(thrown);
      }
      // React unmounts a root in a later task; until then cleanup of the remote may still start lasting calls.
      void Promise.resolve().then(opened.endLastingCalls);
    },
  };
}
