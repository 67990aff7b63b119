import { findOfferedRemote } from '@livery/contract/remotes/manifest';
import { remoteNamed } from '@livery/contract/remotes/remote-name';
import { isRecord } from '@livery/contract/wire/is-record';
import type { RemoteFailure } from '../../application/remotes/remote-failure.ts';
import type { RemoteSource } from '../../application/remotes/remote-source.port.ts';
import type { Inspector } from '../../application/why/inspector.ts';
import { PAGE_MODULES } from '../remotes/create-page-remotes.ts';

/** The remote's name in the manifest. */
const PANEL_REMOTE = 'whyPanel';

/**
 * Loads the why panel, which is a separate remote, checks its digests, and shows it after the page; rejects if that
 * fails.
 */
export async function showPanel(inspector: Inspector, source: RemoteSource): Promise<void> {
  const { signal } = new AbortController();
  const remote = remoteNamed(PANEL_REMOTE);
  const manifest = await source.readManifest(signal);
  if (!manifest.ok) throw new Error(`The why panel can’t be loaded: ${failureText(manifest.error)}`);
  const offeredRemote = remote && findOfferedRemote(manifest.value, remote);
  if (!offeredRemote?.ok) throw new Error(`The content host lists no remote “${PANEL_REMOTE}” that can be loaded.`);
  const files = await source.loadFiles(offeredRemote.value, signal);
  if (!files.ok) throw new Error(`The why panel can’t be loaded: ${failureText(files.error)}`);
  await PAGE_MODULES.loadComponents();
  const entry = await PAGE_MODULES.importModule(offeredRemote.value.entry.url);
  const mount = isRecord(entry) ? entry['mount'] : undefined;
  if (typeof mount !== 'function') throw new Error(`The remote “${PANEL_REMOTE}” exports no function “mount”.`);
  const detach = source.attachStyles(offeredRemote.value);
  const element = document.createElement('div');
  // In the top layer, the dialog around it can't cut it off or move it.
  element.popover = 'manual';
  const unfollow = followModals(element);
  mount(element, inspector, () => {
    unfollow();
    element.remove();
    detach();
  });
}

/**
 * Keeps an element in the open modal dialog, because nothing outside that can be used; otherwise at the end of the
 * page.
 */
function followModals(element: HTMLElement): () => void {
  const follow = () => {
    const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (element.parentNode === place) return;
    place.append(element);
    // Browsers without popovers show it in its place in the document.
    if ('showPopover' in element) element.showPopover();
  };
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

function failureText(failure: RemoteFailure): string {
  const { kind, ...about } = failure;
  return [kind, ...Object.values(about)].join(', ');
}
