import type { ScreenRemoteName } from '../../application/remotes/remotes.ts';
import type { Shell } from '../../application/shell.ts';
import { REMOTE_NAMES } from '../../domain/remotes/remote-name.ts';

/** Events that precede a click on a link; a touch starts with the last one. */
const PRELOAD_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Preloads the remote that shows a page when one of the events is on a link to it. Opens the remotes with the first
 * one.
 *
 * @returns a function that stops it
 */
export function startPreloading({ remotes, navigation }: Shell, document: Document): () => void {
  const listening = new AbortController();
  for (const event of PRELOAD_EVENTS) {
    document.addEventListener(event, ({ target }) => void preloadLink(target), {
      signal: listening.signal,
      passive: true,
    });
  }
  return () => listening.abort();

  async function preloadLink(target: EventTarget | null): Promise<void> {
    const remote = target instanceof Element ? remoteForLink(target.closest('a[href]')) : undefined;
    // A failure is shown when the visitor follows the link.
    if (remote !== undefined) (await remotes.open().catch(() => undefined))?.preload(remote);
  }

  function remoteForLink(link: Element | null): ScreenRemoteName | undefined {
    if (!(link instanceof HTMLAnchorElement) || link.origin !== document.location.origin) return undefined;
    const page = { path: link.pathname, query: new URLSearchParams(link.search) };
    const decision = navigation.layoutOf(page).now();
    if (decision === null || decision.redirectTo !== null) return undefined;
    const found = REMOTE_NAMES.find((name) => name === decision.handledBy);
    return found === 'userStore' ? undefined : found;
  }
}
