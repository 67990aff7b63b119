import { assertNever } from '@livery/contract/shared/assert-never';
import type { PictureLoading } from '@livery/ui/picture';
import { useLive } from '@livery/ui/use-live';
import { VisuallyHiddenStatus } from '@livery/ui/visually-hidden';
import { type ComponentType, useCallback, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealList, DealListState } from '../../../application/deals/deals.ts';
import { type Device, deviceForWidth, showsCarouselArrows } from '../../../domain/deals/carousel.ts';
import { type DealProduct, tabForProduct } from '../../../domain/deals/deal-tab.ts';
import { failureMessage } from '../../../domain/notices/failure-message.ts';
import { messageText } from '../../notices/message-text.tsx';
import type { DealCardProps } from '../cards/deal-card.tsx';
import { LazyPromoCard } from '../promo/lazy-promo-card.tsx';
import { CarouselArrows, CarouselArrowsPlace } from './carousel-arrows.tsx';
import { DealRows } from './deal-rows.tsx';
import { DealSkeletons } from './deal-skeletons.tsx';
import { DealsFailed } from './deals-failed.tsx';
import { DealsHeader } from './deals-header.tsx';
import { useCarousel } from './use-carousel.ts';

interface Props<Deal> {
  readonly product: DealProduct;
  readonly list: DealList<Deal>;
  readonly card: ComponentType<DealCardProps<Deal>>;
}

/** The deals of one service: loading, listed, empty, or failed. @rule 9.12 */
export function FoundDeals<Deal>({ product, list, card: Card }: Props<Deal>) {
  const { t } = useTranslation();
  const tab = tabForProduct(product);
  const state = useLive(list.state);
  const progress = useDealsProgress(state);
  const place = useRef<HTMLDivElement>(null);
  const count = state.kind === 'list' ? state.deals.length : 0;
  const carousel = useCarousel(count);
  const device = useDevice();
  const renderCard = useCallback(
    (deal: Deal, loading: PictureLoading) => <Card deal={deal} loading={loading} />,
    [Card],
  );
  const hasArrows = showsCarouselArrows(tab, count);
  const isCarousel = hasArrows && device === 'phone';
  const asCarousel = {
    role: 'region',
    'aria-roledescription': t('deals.carousel'),
    'aria-label': t(`deals.tabs.${tab}`),
  };

  return (
    <div ref={place} tabIndex={-1} {...(isCarousel ? asCarousel : {})}>
      <DealsHeader product={product}>
        {state.kind === 'loading' && <CarouselArrowsPlace />}
        {hasArrows && (device === 'phone' || device === 'unknown') && (
          <CarouselArrows index={carousel.index} count={count} onStep={carousel.step} />
        )}
      </DealsHeader>
      <VisuallyHiddenStatus>{progress}</VisuallyHiddenStatus>
      {state.kind === 'loading' && <DealSkeletons product={product} />}
      {state.kind === 'list' && (
        <DealRows product={product} deals={state.deals} renderCard={renderCard} scroller={carousel.scroller} />
      )}
      {(state.kind === 'empty' || state.kind === 'failed') && <LazyPromoCard tab={tab} />}
      {state.kind === 'failed' && <DealsFailed failure={state.failure} onRetry={retry} />}
    </div>
  );

  /** The button that had the focus is removed together with the failure. */
  function retry() {
    place.current?.focus({ preventScroll: true });
    list.load();
  }
}

/** Announces the state of the search to screen readers. */
function useDealsProgress(state: DealListState<unknown>): string {
  const { t } = useTranslation();
  switch (state.kind) {
    case 'loading':
      return t('deals.loading');
    case 'list':
      return t('deals.found', { count: state.deals.length });
    case 'empty':
      return t('deals.none');
    case 'failed':
      return `${t('deals.failed')}. ${messageText(failureMessage(state.failure, 'call'), t)}`;
    default:
      return assertNever(state);
  }
}

/** The device class by the width of the window; a server doesn't know it, and until then the style sheet decides. */
function useDevice(): Device | 'unknown' {
  return useSyncExternalStore<Device | 'unknown'>(
    subscribeToResize,
    () => deviceForWidth(window.innerWidth),
    () => 'unknown',
  );
}

function subscribeToResize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
