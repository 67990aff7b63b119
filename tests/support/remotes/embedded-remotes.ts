import type { RemoteContext } from '@livery/contract/remotes/remote-context';
import { err, ok, type Result } from '@livery/contract/shared/result';
import type { RemoteSource } from '../../../src/application/remotes/remote-source.port.ts';
import { type EmbeddedFile, memoryRemoteSource } from '../../../src/infrastructure/memory/memory-remote-source.ts';
import type { Ports } from '../../../src/infrastructure/wiring/tokens.ts';
import { aScreen, openedRemotes, twoTasks } from './opened-remotes.ts';

const A_DIGEST = `sha384-${'A'.repeat(64)}`;

/** A content host in memory, whose remotes run functions of the test. */
export function embeddedRemotes() {
  const files = new Map<string, EmbeddedFile>();
  const requests: string[] = [];
  let manifest: Result<unknown, string> = ok({ version: 1, remotes: {} });
  let attachedStyles: readonly string[] = [];
  const memory = memoryRemoteSource({
    manifest: () => manifest,
    file: (url) => files.get(url),
    onStylesChange: (urls) => {
      attachedStyles = urls;
    },
  });
  const source: RemoteSource = {
    ...memory,
    readManifest(signal) {
      requests.push('manifest');
      return memory.readManifest(signal);
    },
    loadFiles(module, signal) {
      requests.push(`files ${module.entry.url}`);
      return memory.loadFiles(module, signal);
    },
    evaluate(module, neededExport) {
      requests.push(`run ${module.entry.url}`);
      return memory.evaluate(module, neededExport);
    },
  };

  return {
    source,
    /** The requests to the host, in order. */
    requests,
    files,
    attachedStyles: () => attachedStyles,
    urlOf: (name: string, release = '1') => `http://content.memory/${name}-${release}/entry.js`,
    /** Deploys remotes with a style sheet each; earlier ones are removed. */
    deploy(remotes: Readonly<Record<string, () => unknown>>, release = '1'): void {
      files.clear();
      const describedRemotes = Object.entries(remotes).map(([name, run]) => {
        const [entry, style] = [`${name}-${release}/entry.js`, `${name}-${release}/style.css`];
        files.set(`http://content.memory/${entry}`, { integrity: A_DIGEST, run });
        files.set(`http://content.memory/${style}`, { integrity: A_DIGEST });
        return [name, { url: entry, integrity: A_DIGEST, styles: [{ url: style, integrity: A_DIGEST }] }];
      });
      manifest = ok({ version: 1, remotes: Object.fromEntries(describedRemotes) });
    },
    serve(json: unknown): void {
      manifest = ok(json);
    },
    breakDown(problem: string): void {
      manifest = err(problem);
    },
  };
}

/** A shell whose content host has deployed these remotes. */
export async function deployedRemotes(remotes: Parameters<ReturnType<typeof embeddedRemotes>['deploy']>[0]) {
  const host = embeddedRemotes();
  host.deploy(remotes);
  return { host, ...(await openedRemotes(host.source)) };
}

/** A blog that is shown, and its context. */
export async function aShownBlog(overrides: Partial<Ports> = {}, unmount: () => void = () => undefined) {
  const contexts: RemoteContext[] = [];
  const host = embeddedRemotes();
  host.deploy({
    blog: () => ({
      mount(_: HTMLElement, context: RemoteContext) {
        contexts.push(context);
        return unmount;
      },
    }),
  });
  const openedShell = await openedRemotes(host.source, overrides);
  openedShell.modules.load('blog');
  await twoTasks();
  const { screen, actions } = aScreen();
  const shownRemote = openedShell.modules.show('blog', document.createElement('div'), screen);
  const [context] = contexts;
  if (context === undefined) throw new Error('The blog was not mounted.');
  return { ...openedShell, host, context, actions, shownRemote: shownRemote };
}
