import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import { DealRows } from './deal-rows.tsx';
import { DealSkeletons } from './deal-skeletons.tsx';
import { DealsFailed } from './deals-failed.tsx';
import { HotelDealCard } from './hotel-deal-card.tsx';
import styles from './hotel-deals.module.css';
import { PromoCard } from './promo-card.tsx';
import { SavePriceDialog } from './save-price-dialog.tsx';
import { useDealsProgress } from './use-deals-progress.ts';

/** Hotels around the place of the home page: on their way, listed, none, or not to be had. */
export function HotelDeals() {
  const { t } = useTranslation();
  const { hotels } = useShell().deals;
  const state = useLive(hotels.state);
  const progress = useDealsProgress(state);
  const [revealing, setRevealing] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => hotels.load(), [hotels]);

  return (
    <div ref={panel} tabIndex={-1}>
      <p className={styles.stay}>{t('deals.hotelStay')}</p>
      <VisuallyHidden>
        <output>{progress}</output>
      </VisuallyHidden>
      {state.kind === 'loading' && <DealSkeletons />}
      {state.kind === 'list' && (
        <DealRows
          deals={state.deals}
          renderCard={(deal, inFirstRow) => (
            <HotelDealCard deal={deal} lazy={!inFirstRow} onReveal={() => setRevealing(true)} />
          )}
        />
      )}
      {(state.kind === 'empty' || state.kind === 'failed') && <PromoCard tab="hotels" />}
      {state.kind === 'failed' && <DealsFailed onRetry={retry} />}
      {revealing && <SavePriceDialog tab="hotels" onClose={() => setRevealing(false)} />}
    </div>
  );

  /** The button that had the focus goes away with its failure. */
  function retry() {
    panel.current?.focus({ preventScroll: true });
    hotels.load();
  }
}
