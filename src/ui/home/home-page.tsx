import { type RefObject, useEffect, useRef } from 'react';
import { useLive } from '../../../design/use-live.ts';
import { PageTitle } from '../agency/agency-context.tsx';
import { DealsSection } from '../deals/deals-section.tsx';
import { lazyComponent, useLazyComponent } from '../kit/lazy-component.tsx';
import { useShell } from '../shell-context.tsx';
import { Hero } from './hero.tsx';

const dialog = lazyComponent(async () => (await import('../deals/save-price/save-price-dialog.tsx')).SavePriceDialog);

/** The offer to sign in, while it is open; its dialog is fetched when it first is. */
function SavePricePopup() {
  const { savePrice } = useShell();
  const isOpen = useLive(savePrice.isOpen);
  const Dialog = useLazyComponent(dialog, isOpen, savePrice.close);
  return isOpen && Dialog !== undefined && <Dialog />;
}

/** @see rules §2, home page */
export function HomePage() {
  const deals = useRef<HTMLElement>(null);
  useSavePriceTriggers(deals);
  return (
    <>
      <PageTitle />
      <Hero />
      <DealsSection ref={deals} />
      <SavePricePopup />
    </>
  );
}

/**
 * Reports to the save-price popup what it waits for: that the home page is shown,
 * and that the deals have been scrolled past the middle of the screen. On a screen so
 * high that they start there, that takes some scrolling too.
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
