import type { Route } from '../kit/navigation/routes.tsx';
import type { MessageFiles } from '../kit/translations.tsx';

/** A part of the main app, loaded lazily: the `area` that its `routes.tsx` exports. */
export interface Area {
  /** Patterns of whole paths. */
  readonly routes: readonly Route[];
  readonly messages: MessageFiles;
}
