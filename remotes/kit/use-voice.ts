import type { Voice } from '../../src/application/remotes/remote-context.ts';
import { useLive } from './use-live.ts';
import { useRemoteValue } from './use-remote-value.ts';

/** Says a sentence of the remote's own files, or of the kit's as `kit.…`; `count` chooses its plural form. */
export type Say = ReturnType<Voice['say']['now']>;

/** How to say things, in the language of the moment; renders again when that changes. */
export function useVoice(): Say {
  return useLive(useRemoteValue().voice.say);
}
