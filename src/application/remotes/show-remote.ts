import type { RemoteContext } from '@livery/contract/remotes/remote-context';
import type { RemoteContextHandle } from './contract/create-remote-context.ts';
import type { RemoteEntry } from './remote-entry.ts';
import type { ShownRemote } from './remotes.ts';

interface ShowRemoteDependencies {
  /** Mounts the remote's page, or a piece of it. */
  readonly mount: (element: HTMLElement, context: RemoteContext) => ReturnType<RemoteEntry['mount']>;
  readonly element: HTMLElement;
  readonly opened: RemoteContextHandle;
  /** Called when `mount` throws. */
  onCrash(error: unknown): void;
  /** Called for any other error of the remote. */
  onProblem(error: unknown): void;
}

/** Mounts a remote, and catches all its errors. */
export function showRemote({ mount, element, opened, onCrash, onProblem }: ShowRemoteDependencies): ShownRemote {
  let unmount: ReturnType<RemoteEntry['mount']>;
  try {
    unmount = mount(element, opened.context);
    if (typeof unmount !== 'function') onProblem('mount returned no function that takes everything away.');
    if (unmount instanceof Promise) unmount.catch(onCrash);
  } catch (thrown) {
    onCrash(thrown);
  }

  let isEnded = false;
  return {
    moved: opened.moved,
    end() {
      if (isEnded) return;
      isEnded = true;
      opened.end();
      try {
        if (typeof unmount === 'function') unmount();
      } catch (thrown) {
        onProblem(thrown);
      }
      // React unmounts a root in a later task; until then the remote's clean-up may still start lasting calls.
      void Promise.resolve().then(opened.endLastingCalls);
    },
  };
}

/** A shown remote whose styles are detached at its end. */
export function withStyles(detachStyles: () => void, shownRemote: ShownRemote): ShownRemote {
  return {
    moved: shownRemote.moved,
    end() {
      shownRemote.end();
      detachStyles();
    },
  };
}
