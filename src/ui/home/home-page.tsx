import type { Live } from '@livery/contract/shared/live';
import { useLive } from '@livery/ui/use-live';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showsDeals } from '../../domain/deals/deal-tab.ts';
import { DocumentTitle, useAgencyName } from '../agency/agency-context.tsx';
import { DealsSection } from '../deals/deals-section.tsx';
import { DealsTexts } from '../deals/deals-texts.tsx';
import { HydratedApart } from '../kit/hydrated-apart.tsx';
import { LazySlot, lazyComponent, useLazyComponent } from '../kit/lazy-component.tsx';
import { lazyPlaceForPieces } from '../remotes/lazy-place-for-pieces.ts';
import { AgentTray } from '../saved/agent-tray.tsx';
import { HomeSearchPanel } from '../search/lazy-search-panel.tsx';
import { useSoldServices } from '../search/use-panel.ts';
import { useShell } from '../shell-context.tsx';
import { HeroScene } from './hero-scene.tsx';
import styles from './home-page.module.css';

/** The home page's heading, on a pale shade of the brand. */
function Hero() {
  const { t } = useTranslation();
  const agency = useAgencyName();
  return (
    <section className={styles.hero} aria-labelledby="hero-heading">
      <HeroScene />
      <div className={styles.words}>
        <p className={styles.agency}>
          <bdi>{agency}</bdi>
        </p>
        <h1 id="hero-heading" tabIndex={-1} className={styles.heading}>
          {t('hero.heading')}
        </h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
      </div>
    </section>
  );
}

const savePriceDialog = lazyComponent(
  'save-price-dialog',
  async () => (await import('../deals/save-price/save-price-dialog.tsx')).SavePriceDialog,
);

/** The save-price popup while it is open; its code is loaded when it first opens. */
function SavePricePopup() {
  const { savePrice } = useShell();
  const isOpen = useLive(savePrice.isOpen);
  const Dialog = useLazyComponent(savePriceDialog, isOpen, savePrice.close);
  return isOpen && Dialog !== undefined && <Dialog />;
}

/** Its room is reserved until it is opened: src/domain/remotes/room-for-pieces.ts. */
const BELOW_DEALS_PLACE = 'home.below-deals';

const recentLists = lazyComponent('recents', async () => (await import('../saved/recents.tsx')).Recents);

/**
 * The visitor's recent searches and items, and remotes' pieces below the deals, once the visitor scrolls near; nothing,
 * and no room, if there are none.
 */
function BelowDeals() {
  const { saved } = useShell();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isLoading = useDealsLoading();

  useEffect(() => {
    if (place.current === null || isNear || !('IntersectionObserver' in window)) return;
    const watch = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      // The deals are higher than their placeholders, so until they have loaded, content that seems near may not be.
      rootMargin: isLoading ? '0px' : '50%',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear, isLoading]);

  return (
    <div ref={place}>
      {isNear && saved.isAny() && <LazySlot component={recentLists} props={{}} renderFailed={() => null} />}
      <div data-place={BELOW_DEALS_PLACE}>
        {isNear && (
          <LazySlot
            component={lazyPlaceForPieces}
            props={{ name: BELOW_DEALS_PLACE }}
            renderFailed={() => <span data-opened="" />}
          />
        )}
      </div>
    </div>
  );
}

/** Whether the shown deals are still loading. */
function useDealsLoading(): boolean {
  const { deals } = useShell();
  const tab = useLive(deals.tab);
  const hasDeals = tab !== null && showsDeals(tab);
  const state: Live<{ readonly kind: string }> = deals[hasDeals ? tab : 'hotels'].state;
  const { kind } = useLive(state);
  return hasDeals && kind === 'loading';
}

/** @see rules §2, home page */
export function HomePage() {
  const deals = useRef<HTMLElement>(null);
  const isSearchable = useSoldServices(undefined) !== null;
  useSavePriceTriggers(deals);
  return (
    <>
      <DocumentTitle />
      <Hero />
      {isSearchable && <HomeSearchPanel className={styles.search} />}
      <DealsTexts fallback={<div className={styles.deals} />}>
        <HydratedApart>
          <DealsSection ref={deals} />
        </HydratedApart>
        <SavePricePopup />
      </DealsTexts>
      <BelowDeals />
      <AgentTray />
    </>
  );
}

/**
 * Reports to the save-price popup that the home page is shown, and that the deals were scrolled past the middle of the
 * screen. On a screen so high that the deals start there, some scrolling is still required.
 *
 * @see rules §4, save-price popup
 */
function useSavePriceTriggers(deals: RefObject<HTMLElement | null>): void {
  const { savePrice } = useShell();

  useEffect(() => {
    const checkPosition = () => {
      const top = deals.current?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      if (top >= window.innerHeight / 2) return;
      window.removeEventListener('scroll', checkPosition);
      savePrice.sectionPassedMiddle();
    };
    savePrice.homeEntered();
    window.addEventListener('scroll', checkPosition, { passive: true });
    return () => {
      window.removeEventListener('scroll', checkPosition);
      savePrice.homeLeft();
    };
  }, [savePrice, deals]);
}
