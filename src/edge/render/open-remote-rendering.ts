import type { Manifest } from '../../domain/remotes/manifest.ts';
import type { Log } from '../operation/log.ts';
import { type LoadEntry, preloadEntries, type RenderRemote, remoteRenderer } from './remote-renderer.ts';

interface Needs {
  /** The remotes whose code the deployment lets run here. */
  readonly names: readonly string[];
  readonly openEntries: (loadShared: () => Promise<Readonly<Record<string, unknown>>>) => LoadEntry;
  readonly log: Log;
}

/** Renders pages of remotes by the manifest that was read last. */
export function openRemoteRendering({ names, openEntries, log }: Needs): {
  readonly render: RenderRemote;
  /** Loads its server entries in the background, and reports each problem once. Never throws. */
  setManifest(manifest: Manifest): void;
} {
  const load = openEntries(async () => (await import('./shared-with-remotes.ts')).SHARED_WITH_REMOTES);
  let known: Manifest | undefined;
  const reported = new Set<string>();
  return {
    render: remoteRenderer({
      names,
      manifest: () => known,
      load,
      onError: (failure) => log.error({ err: failure }, 'A remote could not be rendered.'),
    }),
    setManifest(manifest) {
      known = manifest;
      void preloadEntries(manifest, { names, load }).then((problems) => {
        for (const problem of problems) {
          if (!reported.has(problem)) log.warn(problem);
          reported.add(problem);
        }
      });
    },
  };
}
