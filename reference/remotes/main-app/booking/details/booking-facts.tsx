import { Facts } from '@livery/ui/facts';
import type { Offer } from '../offer/offer.ts';
import { factItems } from '../product/fact-items.tsx';
import { productDefinition } from '../product/product.ts';
import { useProductTexts } from '../product/use-product-texts.ts';

/** The facts of a booking: dates, place, guests, and the chosen option. */
export function BookingFacts({ offer, choice }: { readonly offer: Offer; readonly choice?: string | undefined }) {
  const texts = useProductTexts();
  const chosenFact = {
    label: texts.t(offer.product === 'activity' ? 'booking.start' : 'booking.choice'),
    value: choice ?? '',
  };
  const lines = [...productDefinition(offer.product).lines(offer, texts), chosenFact];
  return <Facts items={factItems(lines)} />;
}
