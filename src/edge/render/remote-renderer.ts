import type { Manifest, RemoteFile, RemoteModule } from '@livery/contract/remotes/manifest';
import { findOfferedRemote, OWN_ORIGIN_PLACEHOLDER } from '@livery/contract/remotes/manifest';
import type { RemoteName } from '@livery/contract/remotes/remote-name';
import type { RenderedRemote } from '@livery/contract/remotes/server-remote';
import type { ScreenRemoteName, ServerEntry } from '../../application/remotes/remotes.ts';
import { UnfitPage } from '../../application/remotes/unfit-page.ts';
import { errorText } from '../../application/shared/error-text.ts';
import type { Deadline } from '../deadline.ts';
import { createRenderPatience } from './render-patience.ts';

/** Loads the code that renders the pages of a remote. */
export type LoadEntry = (file: RemoteFile) => Promise<Pick<ServerEntry, 'render'>>;

interface PreloadEntriesDependencies {
  /** The remotes whose code may run here, by the deployment's settings. */
  readonly names: readonly string[];
  /** `undefined` until it is known. */
  readonly manifest: () => Manifest | undefined;
  readonly load: LoadEntry;
  readonly styleText: (file: RemoteFile) => string | undefined;
  readonly onError: (failure: unknown) => void;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** A style sheet, with its rules if they can be inlined. */
export interface RemoteStyle extends RemoteFile {
  readonly text: string | undefined;
}

/** The page of a remote: rendered, or left to the browser, after a failure or always. */
export type RemotePage = (
  | { readonly kind: 'rendered'; readonly page: RenderedRemote; readonly styles: readonly RemoteStyle[] }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unrendered' }
) & {
  /** Left out if no remote shows the page, or if its files aren't known. */
  readonly module?: RemoteModule;
};

/** The request for a page of a remote. */
interface RequestedPage {
  /** Without the port. */
  readonly host: string;
  readonly deadline: Deadline;
  /** Whether a call of the page is under way. */
  readonly isCalling: () => boolean;
}

/**
 * Renders the page of a remote with its entry, within the deadline. Never rejects.
 *
 * @param render `null` for a page that only the browser renders
 */
export type RenderRemote = (
  remote: string,
  page: RequestedPage,
  render: ((entry: ServerEntry) => Promise<RenderedRemote | null>) | null,
) => Promise<RemotePage>;

/** If a slow API left the remote less time than this, being late isn't the remote's failure. */
const MIN_TRIAL_MS = 100;

/**
 * Renders pages of the remotes that the deployment's settings name, and leaves the pages of a broken remote to the
 * browser. A page doesn't wait beyond its deadline for an entry that is still loading.
 */
export function remoteRenderer({
  names,
  manifest,
  load,
  styleText,
  onError,
  now = () => performance.now(),
}: PreloadEntriesDependencies): RenderRemote {
  const patience = createRenderPatience(now);

  return async (remote, { host, deadline, isCalling }, render) => {
    const knownManifest = manifest();
    const offeredRemote =
      knownManifest === undefined ? undefined : findOfferedRemote(knownManifest, remote as RemoteName);
    if (!offeredRemote?.ok) return { kind: 'unrendered' };
    const module = offeredRemote.value;
    const failure = { kind: 'failed', module } as const;
    if (render === null || !names.includes(remote) || module.server === undefined)
      return { kind: 'unrendered', module };
    if (patience.isResting(remote, host)) return failure;
    const loading = load(module.server);
    loading.catch((thrown) => {
      patience.notLoaded(remote);
      onError(thrown);
    });
    try {
      if (!(await deadline.includes(loading))) return failure;
    } catch {
      return failure;
    }
    const start = now();
    const rendering = loading.then((entry) => render({ ...entry, remote: remote as ScreenRemoteName, module }));
    try {
      if (await deadline.includes(rendering)) {
        const page = await rendering;
        patience.rendered(remote, host);
        return page === null
          ? { kind: 'unrendered', module }
          : { kind: 'rendered', page, module, styles: stylesOf(module) };
      }
      if (now() - start >= MIN_TRIAL_MS) {
        if (isCalling()) patience.failed(remote, host);
        else patience.hung(remote, host);
        onError(new Error(`The remote “${remote}” was not rendered in time.`));
      }
    } catch (thrown) {
      if (!(thrown instanceof UnfitPage)) patience.failed(remote, host);
      onError(thrown);
    }
    return failure;
  };

  function stylesOf({ styles }: RemoteModule): readonly RemoteStyle[] {
    return styles.map((file) => ({ ...file, text: styleText(file) }));
  }
}

/**
 * Loads the entries of the remotes that the deployment's settings name, so that the first page doesn't wait for them.
 *
 * @returns one sentence for the operator on each remote that can't be rendered
 */
export async function preloadEntries(
  manifest: Manifest,
  { names, load }: Pick<PreloadEntriesDependencies, 'names' | 'load'>,
): Promise<readonly string[]> {
  const problems = names.map(async (name) => {
    const offeredRemote = findOfferedRemote(manifest, name as RemoteName);
    if (!offeredRemote.ok)
      return `The remote “${name}” can’t be rendered on the server: the manifest offers no such remote.`;
    if (offeredRemote.value.server === undefined) {
      return `The remote “${name}” can’t be rendered on the server: the manifest lists no server entry for it.`;
    }
    try {
      await load(offeredRemote.value.server);
      return undefined;
    } catch (thrown) {
      return `The remote “${name}” can’t be rendered on the server: ${errorText(thrown)}`;
    }
  });
  return (await Promise.all(problems)).filter((problem) => problem !== undefined);
}

const LINK_ATTRIBUTES = {
  stylesheet: 'rel="stylesheet"',
  preload: 'rel="preload" as="style"',
  modulepreload: 'rel="modulepreload" fetchpriority="low"',
};

/**
 * Links to files of a remote: to its style sheets, applied (so that its page is shown as soon as it arrives) or
 * preloaded for its loader, or to its scripts.
 */
export function remoteLinks(files: readonly RemoteFile[], kind: keyof typeof LINK_ATTRIBUTES): string {
  return files
    .map(({ url, integrity }) => {
      const { origin, pathname } = new URL(url);
      const address = origin === OWN_ORIGIN_PLACEHOLDER ? pathname : url;
      return `<link ${LINK_ATTRIBUTES[kind]} crossorigin integrity="${integrity}" href="${address.replaceAll('"', '%22')}">`;
    })
    .join('');
}
