import type { Route } from '../kit/navigation/routes.tsx';
import type { MessageFiles } from '../kit/translations.tsx';

/** A part of the main app, which is loaded when somebody looks at it: the `area` that its `routes.tsx` exports. */
export interface Area {
  /** Patterns of whole paths. */
  readonly routes: readonly Route[];
  readonly messages: MessageFiles;
}
