import { Subject } from 'rxjs';
import type { Manifest, ManifestUnusable } from '../../domain/remotes/manifest.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { ManifestUnreachable } from './remote-failure.ts';
import type { RemoteSource } from './remote-source.port.ts';

type Reading = Promise<Result<Manifest, ManifestUnusable | ManifestUnreachable>>;

interface Needs {
  readonly source: RemoteSource;
  readonly clock: Clock;
}

/** Milliseconds after which what a manifest said is asked again, where it matters: five minutes. */
const MANIFEST_AGE_MS = 300_000;

/** The manifest, read once for everybody who asks at about the same time. */
export function openManifests({ source, clock }: Needs) {
  const heard = new Subject<Manifest>();
  let known: { readonly manifest: Manifest; readonly at: number } | undefined;
  let reading: Reading | undefined;
  const now = () => clock.now().epochMilliseconds;

  return {
    /** Every manifest as it is read. */
    heard: heard.asObservable(),

    /** Whether what is known was read a while ago. */
    isOld: () => known !== undefined && Math.abs(now() - known.at) > MANIFEST_AGE_MS,

    /** @param anew whether only what is read from now on will do */
    read(anew: boolean, signal: AbortSignal): Reading {
      if (!anew && known !== undefined) return Promise.resolve(ok(known.manifest));
      if (!anew && reading !== undefined) return reading;
      const mine: Reading = source.readManifest(signal).then((answer) => {
        // What was asked before somebody asked anew has nothing to say any more.
        if (reading !== mine) return answer;
        reading = undefined;
        if (answer.ok) {
          known = { manifest: answer.value, at: now() };
          heard.next(answer.value);
        }
        return answer;
      });
      reading = mine;
      return mine;
    },
  };
}
