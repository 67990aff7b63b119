import { CornerButtons } from '@livery/kit/agent/offer-actions';
import { draftOffer } from '@livery/kit/agent/proposable-offer';
import { useProposal } from '@livery/kit/agent/use-proposal';
import { useRemote } from '@livery/remote';
import layout from '@livery/ui/layout.module.css';
import { useTranslation } from 'react-i18next';
import { parseDetails } from '../offer/details-wire.ts';
import { offerPath } from '../offer/offer-path.ts';
import { offerAt } from '../product/offer-at.ts';

interface Item {
  /** A path of this site. */
  readonly path: string;
  readonly title: string;
}

/** For a card of the shell, which knows no offers: the offer is loaded when it is added to the proposal. */
export function ItemActions({ path, title }: Item) {
  const { t } = useTranslation(['booking', 'kit']);
  const { notify, request, failureText } = useRemote();
  const { offers, add, remove } = useProposal();
  const offer = offerAt(path);
  const isAdded = offer !== null && offers.some(({ offerId }) => offerId === offer.offerId);
  return (
    <div className={layout.tags}>
      <CornerButtons name={title} to={path} added={isAdded} onToggle={offer === null ? undefined : toggle} />
    </div>
  );

  async function toggle() {
    if (offer === null) return;
    if (isAdded) return remove(offer.offerId);
    const response = await request({ method: 'GET', path: offerPath(offer.product, offer.offerId) });
    if (!response.ok) return notify('failure', failureText(response.error));
    const details = parseDetails(offer.product, response.value);
    if (details === undefined) return notify('failure', t('gone.title'));
    const count = add(draftOffer(details.offer));
    if (count !== null) notify('success', t('kit:agent.count', { count }));
  }
}
