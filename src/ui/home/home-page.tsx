import { PageTitle } from '../agency/page-title.tsx';
import { DealsSection } from '../deals/deals-section.tsx';
import { Hero } from './hero.tsx';

/** @see specification §2, home page */
export function HomePage() {
  return (
    <>
      <PageTitle />
      <Hero />
      <DealsSection />
    </>
  );
}
