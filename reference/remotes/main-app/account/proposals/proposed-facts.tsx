import { useCancellation } from '@livery/kit/booking/use-cancellation';
import { joinNames, Translations } from '@livery/remote';
import { Facts } from '@livery/ui/facts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BOOKING_MESSAGES } from '../../booking/booking-messages.ts';
import type { Offer } from '../../booking/offer/offer.ts';
import { factItems } from '../../booking/product/fact-items.tsx';
import { productDefinition } from '../../booking/product/product.ts';
import { useProductTexts } from '../../booking/product/use-product-texts.ts';
import type { ProposedResort } from './proposal-wire.ts';
import { proposedDays } from './proposed-offer.ts';

interface Props {
  readonly offer: Offer | ProposedResort;
  /** Whether it is already booked: then the last day for booking isn't shown. */
  readonly booked: boolean;
  /** Shown until the messages are loaded. */
  readonly waiting: ReactNode;
}

/** A constant list: a new list would be loaded again. */
const MESSAGE_FILES = [BOOKING_MESSAGES];

/**
 * The facts for the client's decision: the place, dates and guests of an offer, and how long it can be cancelled and
 * booked.
 */
export function ProposedFacts({ waiting, ...props }: Props) {
  return (
    <Translations files={MESSAGE_FILES} loading={waiting}>
      <ProposedFactLines {...props} />
    </Translations>
  );
}

function ProposedFactLines({ offer, booked }: Omit<Props, 'waiting'>) {
  const { t } = useTranslation(['account', 'booking', 'kit']);
  const texts = useProductTexts();
  const { day, party } = texts;
  const cancellation = useCancellation()(offer.freeCancellationUntil);
  const lines = [
    ...whereAndWhen(),
    { label: t('kit:cancellation.title'), value: booked ? '' : cancellation.words },
    { label: t('proposals.bookBy'), value: booked ? '' : day(proposedDays(offer)[0]) },
  ];
  return <Facts items={factItems(lines)} />;

  function whereAndWhen() {
    const where = (value: string) => ({ label: t('booking:search.destination'), value });
    if (offer.product === 'resort')
      return [
        where(offer.location),
        { label: t('booking:search.checkIn'), value: day(offer.checkIn) },
        { label: t('booking:search.checkOut'), value: day(offer.checkOut) },
        { label: t('booking:search.guests'), value: party({ ...offer, infants: 0 }) },
      ];
    const lines = productDefinition(offer.product).lines(offer, texts);
    return offer.product === 'hotel' ? [where(joinNames([offer.city, offer.country])), ...lines] : lines;
  }
}
