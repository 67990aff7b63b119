import type { ScreenRemote } from '../../src/application/remotes/remote-context.ts';
import { detectLeaks } from './detect-leaks.ts';
import { type FakeContext, type FakeContextOptions, fakeContext } from './fake-context.ts';

/** Before a test replaces it. */
const later = globalThis.setTimeout;

/** Turns that are waited while something is under way, and the turns after it. */
const PATIENCE = 40;
const AFTERWARDS = 6;

/** Lets everything happen that is ready to happen: waits a while for what is under way, and for what follows from it. */
export async function settle(busy: () => boolean = () => false): Promise<void> {
  for (let turn = 0; turn < PATIENCE && busy(); turn += 1) await turnOfTheLoop();
  for (let turn = 0; turn < AFTERWARDS; turn += 1) await turnOfTheLoop();
}

function turnOfTheLoop(): Promise<void> {
  return new Promise((resolve) => {
    later(resolve, 0);
  });
}

/** A remote that is shown, and what can be looked at. */
interface Shown extends FakeContext {
  readonly element: HTMLElement;
  /** Throws where the slot is blank, or something was reported or thrown. */
  assertHealthy(): void;
  /** Lets happen what is ready to happen. */
  settled(): Promise<void>;
  /** Takes it away. */
  end(): Promise<void>;
  /** Throws where something stayed behind, after `end()`. */
  assertNoLeaks(): void;
}

/** Shows a remote in a page, looks at it, and takes it away again. */
export async function mountInPage(
  remote: ScreenRemote,
  wishes: FakeContextOptions,
  look: (shown: Shown) => Promise<void>,
): Promise<void> {
  const element = document.createElement('div');
  document.body.append(element);
  const globals = detectLeaks();
  const handed = fakeContext(wishes);
  const thrown: unknown[] = [];
  const hear = (event: ErrorEvent) => thrown.push(event.error ?? event.message);
  window.addEventListener('error', hear);
  const settled = () => settle(() => handed.pending().some((what) => what.startsWith('request')));
  let unmount: (() => void) | undefined;
  const end = async () => {
    unmount?.();
    unmount = undefined;
    await settle();
  };

  try {
    unmount = remote.mount(element, handed.context);
    if (typeof unmount !== 'function') throw new Error('mount() answered no function that takes everything away.');
    await settled();
    await look({
      ...handed,
      element,
      settled,
      end,
      assertHealthy() {
        const reported = handed.did.filter(([name]) => name === 'reportError').map(([, error]) => error);
        for (const error of [...thrown, ...reported]) throw new Error(`It broke: ${String(error)}`, { cause: error });
        if (element.childElementCount === 0)
          throw new Error(`It shows nothing at ${handed.context.location.now().path}.`);
      },
      assertNoLeaks() {
        window.removeEventListener('error', hear);
        const left = [...handed.pending(), ...globals.left(), ...[...element.children].map(({ tagName }) => tagName)];
        if (left.length > 0) throw new Error(`It left behind: ${left.join('; ')}.`);
      },
    });
  } finally {
    await end();
    window.removeEventListener('error', hear);
    globals.end();
    element.remove();
  }
}
