import type { ScreenRemote } from '@livery/contract/remotes/remote-context';
import { detectElementChanges } from './detect-element-changes.ts';
import { detectGlobalChanges } from './detect-global-changes.ts';
import { detectLeaks } from './detect-leaks.ts';
import { detectMarkup } from './detect-markup.ts';
import { type FakeContext, type FakeContextOptions, fakeContext } from './fake-context.ts';
import { mixedReacts } from './second-react.ts';
import { shellPage } from './shell-page.ts';

/** Taken before a test replaces them. Browsers have no `setImmediate`. */
const { setTimeout } = globalThis;
const setImmediate = 'setImmediate' in globalThis ? globalThis.setImmediate : setTimeout;

/** The maximum number of iterations of the event loop while requests are pending. */
const MAX_PENDING_TICKS = 40;
/** Frameworks render a page in parts of a few milliseconds, one per iteration. */
const SETTLING_TICKS = 60;

/** Waits for pending requests, up to a limit, and for what follows from them. */
export async function settle(isBusy: () => boolean = () => false): Promise<void> {
  for (let turn = 0; turn < MAX_PENDING_TICKS && isBusy(); turn += 1) await nextTick(setTimeout);
  // A timer takes at least a millisecond, in which nothing else happens: two of them let short timers of the remote
  // end.
  for (let turn = 0; turn < SETTLING_TICKS; turn += 1) await nextTick(turn % 30 === 0 ? setTimeout : setImmediate);
}

function nextTick(schedule: (run: () => void, delay: number) => unknown): Promise<void> {
  return new Promise((resolve) => {
    schedule(resolve, 0);
  });
}

export interface MountedRemote extends FakeContext {
  /** Where the remote shows something: its element, and elements that it adds at the end of `body`, such as dialogs. */
  shownIn(): readonly Element[];
  /** Throws if the slot is blank, an error was reported or thrown, or something outside the slot was changed. */
  assertHealthy(): void;
  /** Waits for pending requests. */
  settled(): Promise<void>;
  unmount(): Promise<void>;
  /** Throws if something was not removed by `unmount()`. */
  assertNoLeaks(): void;
}

/** Mounts a remote in the page, between a header and a footer like the shell's, inspects it, and unmounts it. */
export async function mountInPage(
  remote: ScreenRemote,
  options: FakeContextOptions,
  inspect: (mounted: MountedRemote) => Promise<void>,
): Promise<void> {
  const shell = shellPage();
  const { element } = shell;
  const page = detectLeaks();
  const marks = detectGlobalChanges();
  const markup = detectMarkup();
  const touches = detectElementChanges(shell.ownElements);
  const fake = fakeContext(options);
  const thrown: unknown[] = [];
  const onError = (event: ErrorEvent) => thrown.push(event.error ?? event.message);
  window.addEventListener('error', onError);
  const whenSettled = () => settle(() => fake.pending().some((what) => what.startsWith('request')));
  let end: (() => void) | undefined;
  const unmount = async () => {
    if (end === undefined) return;
    end();
    end = undefined;
    await settle();
  };

  try {
    end = remote.mount(element, fake.context);
    if (typeof end !== 'function') throw new Error('mount() answered no function that takes everything away.');
    await whenSettled();
    await inspect({
      ...fake,
      shownIn: shell.ofRemote,
      settled: whenSettled,
      unmount,
      assertHealthy() {
        const reportedErrors = fake.actions.filter(([name]) => name === 'reportError').map(([, error]) => error);
        for (const error of [...thrown, ...reportedErrors])
          throw new Error(mixedReacts(error) ?? `It broke: ${String(error)}`, { cause: error });
        if (element.childElementCount === 0)
          throw new Error(`It shows nothing at ${fake.context.location.now().path}.`);
        for (const way of markup.used())
          throw new Error(`It makes markup with ${way}: use showContent() or textContent.`);
        const touched = [...marks(), ...touches.touched()];
        if (touched.length > 0) throw new Error(`It touched what is not its own: ${touched.join('; ')}.`);
      },
      assertNoLeaks() {
        window.removeEventListener('error', onError);
        const elements = [...element.children].map(({ localName }) => `an element <${localName}>`);
        const remainingTouches = [...fake.pending(), ...page.leaks(), ...touches.left(), ...elements];
        if (remainingTouches.length > 0) throw new Error(`It left behind: ${remainingTouches.join('; ')}.`);
      },
    });
  } finally {
    await unmount();
    window.removeEventListener('error', onError);
    page.stop();
    markup.stop();
    touches.stop();
    shell.remove();
  }
}
