import type { Agency } from '@livery/contract/agency/agency';
import {
  findOfferedRemote,
  type Manifest,
  type RemoteFile,
  type RemoteModule,
} from '@livery/contract/remotes/manifest';
import { remoteNamed } from '@livery/contract/remotes/remote-name';
import { roomForPieces } from '../../domain/remotes/room-for-pieces.ts';
import type { Log } from '../operation/log.ts';
import { inlineStyles } from './inline-styles.ts';
import { type LoadEntry, preloadEntries, type RenderRemote, remoteRenderer } from './remote-renderer.ts';

interface RemoteRenderingDependencies {
  /** The remotes whose code may run here, by the deployment's settings. */
  readonly names: readonly string[];
  /** Reads a file of the content host. */
  readonly readFile: (file: RemoteFile) => Promise<string>;
  readonly openEntries: (needs: {
    readonly read: (file: RemoteFile) => Promise<string>;
    readonly loadShared: () => Promise<Readonly<Record<string, unknown>>>;
  }) => LoadEntry;
  readonly log: Log;
}

/** Finds the files of a remote, if the manifest is known and offers it. */
export type FindRemoteModule = (remote: string) => RemoteModule | undefined;

/** Renders pages of remotes, with the manifest that was read last. */
export function createRemoteRendering({ names, readFile, openEntries, log }: RemoteRenderingDependencies): {
  readonly render: RenderRemote;
  readonly moduleOf: FindRemoteModule;
  /** The style rules that reserve room for pieces in an agency's pages; empty until the manifest is read. */
  pieceRules(agency: Agency): string;
  /** Loads its server entries and style sheets in the background, and reports each problem once. Never throws. */
  setManifest(manifest: Manifest): void;
} {
  const loadShared = async () => (await import('./shared-with-remotes.ts')).SHARED_WITH_REMOTES;
  const load = openEntries({ read: readFile, loadShared });
  const styles = inlineStyles(readFile);
  let knownManifest: Manifest | undefined;
  const reportedNames = new Set<string>();
  return {
    render: remoteRenderer({
      names,
      manifest: () => knownManifest,
      load,
      styleText: styles.textOf,
      onError: (failure) => log.error({ err: failure }, 'A remote could not be rendered.'),
    }),
    moduleOf(remote) {
      const name = remoteNamed(remote);
      const offeredRemote = knownManifest && name && findOfferedRemote(knownManifest, name);
      return offeredRemote?.ok === true ? offeredRemote.value : undefined;
    },
    pieceRules: (agency) => (knownManifest === undefined ? '' : roomForPieces(knownManifest, agency)),
    setManifest(manifest) {
      knownManifest = manifest;
      styles.load(manifest, names);
      void preloadEntries(manifest, { names, load }).then((problems) => {
        for (const problem of problems) {
          if (!reportedNames.has(problem)) log.warn(problem);
          reportedNames.add(problem);
        }
      });
    },
  };
}
