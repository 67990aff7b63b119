import { isolateDirection } from '@livery/contract/content/isolated';
import { useFormat, useQuery, useRemote, type WireRecord, wireRecord } from '@livery/remote';
import { Notice } from '@livery/ui/notice';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../offer/offer.ts';
import type { OfferChoice } from '../offer/offer-details.ts';

interface Props {
  readonly proposalId: string;
  readonly offer: Offer;
  readonly choice: OfferChoice | null;
}

/**
 * The price when the offer was proposed, if the proposed option's price has changed; nothing for visitors who may not
 * see prices.
 */
export function PriceChange({ proposalId, offer, choice }: Props) {
  const { t } = useTranslation('booking');
  const { money } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const path = `/api/reference/proposals/${encodeURIComponent(proposalId)}`;
  const { state } = useQuery({ method: 'GET', path }, parseOffers);
  const proposedRecord =
    state.kind === 'ready' ? state.value.find((record) => record.text('offerId') === offer.id) : undefined;
  if (!showsPrices || proposedRecord === undefined) return null;
  const former = formerTotal(proposedRecord, { offer, choice });
  if (former === null) return null;
  const priceBefore = isolateDirection(money({ amount: former, currency: 'USD' }));
  return <Notice tone="warning">{t('price.former', { before: priceBefore })}</Notice>;
}

const parseOffers = (response: unknown) => wireRecord(response).record('data').records('offers');

/** `null` if the price is the same, or another option is shown. */
function formerTotal(proposedRecord: WireRecord, { offer, choice }: Pick<Props, 'offer' | 'choice'>): number | null {
  const [choiceId, total] = [proposedRecord.text('choiceId'), proposedRecord.figure('proposedTotal')];
  if (total === null || (choiceId !== '' && choiceId !== choice?.id)) return null;
  const currentPrice = choiceId === '' ? offer.price : (choice?.price ?? offer.price);
  return Math.round(currentPrice.total * 100) === Math.round(total * 100) ? null : total;
}
