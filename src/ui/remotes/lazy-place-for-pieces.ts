import { lazyComponent } from '../kit/lazy-component.tsx';

/** A place for pieces of remotes; its code is loaded when a page has one. */
export const lazyPlaceForPieces = lazyComponent(
  'place-for-pieces',
  async () => (await import('./place-for-pieces.tsx')).PlaceForPieces,
);
