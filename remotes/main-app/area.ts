import type { VoiceFiles } from '../../src/application/remotes/remote-context.ts';
import type { Route } from '../kit/routes.tsx';

/** A part of the main app, which is loaded when somebody looks at it: the `area` that its `routes.tsx` exports. */
export interface Area {
  /** Patterns of whole paths. */
  readonly routes: readonly Route[];
  /** As `sentenceFiles()` gives them. */
  readonly sentences: VoiceFiles;
}
