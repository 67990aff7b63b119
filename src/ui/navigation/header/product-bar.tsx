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
  /** The element in the header for the link to the favourites; `null` until it is in the page. */
  readonly favouritesPlace: Element | null;
}

/**
 * The products below the header, and in the header the link to the favourites, which isn't part of the first load
 * because of its size.
 */
export function ProductBar({ wide, favouritesPlace }: Props) {
  return (
    <>
      <ProductLinks variant="bar" wide={wide} />
      {favouritesPlace !== null && createPortal(<FavouritesSlot />, favouritesPlace)}
    </>
  );
}

/** Only loads the link to the favourites if there may be any. */
function FavouritesSlot() {
  const { saved } = useShell();
  const hasAny = useLive(saved.favourites).length > 0 || saved.isAny();
  return hasAny && <LazySlot component={favouritesLink} props={{}} clientOnly renderFailed={() => null} />;
}
