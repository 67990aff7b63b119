import { useRef } from 'react';
import { PageTitle } from '../agency/page-title.tsx';
import { DealsSection } from '../deals/deals-section.tsx';
import { SavePricePopup } from '../deals/save-price-popup.tsx';
import { Hero } from './hero.tsx';
import { useHomeVisit } from './use-home-visit.ts';

/** @see rules §2, home page */
export function HomePage() {
  const deals = useRef<HTMLElement>(null);
  useHomeVisit(deals);
  return (
    <>
      <PageTitle />
      <Hero />
      <DealsSection ref={deals} />
      <SavePricePopup />
    </>
  );
}
