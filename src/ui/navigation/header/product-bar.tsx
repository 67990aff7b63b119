import { useLive } from '@livery/ui/use-live';
import { createPortal } from 'react-dom';
import { LazySlot, lazyComponent } from '../../kit/lazy-component.tsx';
import { useShell } from '../../shell-context.tsx';
import { ProductLinks } from './product-links.tsx';

const favouritesLink = lazyComponent(
  'favourites-link',
  async () => (await import('../../saved/favourites-link.tsx')).FavouritesLink,
);

interface Props {
  readonly wide: boolean;
  /** The element of the header for the link to the favourites; `null` until it is in the page. */
  readonly favouritesPlace: Element | null;
}

/** The products below the header; and in it, as the first load has no room for it, the link to the favourites. */
export function ProductBar({ wide, favouritesPlace }: Props) {
  return (
    <>
      <ProductLinks variant="bar" wide={wide} />
      {favouritesPlace !== null && createPortal(<FavouritesSlot />, favouritesPlace)}
    </>
  );
}

/** Loads the link to the favourites only if there may be any. */
function FavouritesSlot() {
  const { saved } = useShell();
  const hasAny = useLive(saved.favourites).length > 0 || saved.isAny();
  return hasAny && <LazySlot component={favouritesLink} props={{}} clientOnly renderFailed={() => null} />;
}
