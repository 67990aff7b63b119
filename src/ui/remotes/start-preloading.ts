import { REMOTE_NAMES } from '@livery/contract/remotes/remote-name';
import type { ScreenRemoteName } from '../../application/remotes/remotes.ts';
import type { Shell } from '../../application/shell.ts';

/** Events that precede a click on a link; a touch starts with the last one. */
const PRELOAD_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Preloads the remote of a page when one of the events occurs on a link to it. Opens the remotes at the first one.
 *
 * @returns a function that stops it
 */
export function startPreloading({ remotes, navigation }: Shell, document: Document): () => void {
  const controller = new AbortController();
  for (const event of PRELOAD_EVENTS) {
    document.addEventListener(event, ({ target }) => void preloadLink(target), {
      signal: controller.signal,
      passive: true,
    });
  }
  return () => controller.abort();

  async function preloadLink(target: EventTarget | null): Promise<void> {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== document.location.origin) return;
    const remote = remoteForLink(link);
    // A failure is shown when the visitor follows the link.
    if (remote !== undefined) (await remotes.open().catch(() => undefined))?.preload(remote, link.pathname);
  }

  function remoteForLink({ pathname: path, search }: HTMLAnchorElement): ScreenRemoteName | undefined {
    const page = { path, query: new URLSearchParams(search) };
    const decision = navigation.layoutOf(page).now();
    if (decision === null || decision.redirectTo !== null) return undefined;
    const remoteName = REMOTE_NAMES.find((name) => name === decision.handledBy);
    return remoteName === 'userStore' ? undefined : remoteName;
  }
}
