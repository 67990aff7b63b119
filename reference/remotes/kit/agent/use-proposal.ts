import { useRemote } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { type DraftOffer, hasOffer, MAX_OFFERS, withChoice, withOffer, withoutOffer } from '../proposal/draft.ts';
import { useDraft } from '../proposal/use-draft.ts';
import { mayWrite } from './permissions.ts';
import { draftOffer, type ProposableChoice, type ProposableOffer } from './proposable-offer.ts';

/** The offers of the proposal, and functions that change them. */
export function useProposal() {
  const { t } = useTranslation('kit');
  const { notify } = useRemote();
  const { draft, change } = useDraft();
  const { offers } = draft;
  return {
    offers,
    /** Returns the new number of offers; if the proposal is full, shows a message and returns `null`. */
    add(offer: DraftOffer): number | null {
      const draftAfter = change((present) => ({
        ...present,
        offers: withOffer(present.offers, offer) ?? present.offers,
      }));
      if (hasOffer(draftAfter.offers, offer.offerId)) return draftAfter.offers.length;
      notify('information', t('agent.full', { most: MAX_OFFERS }));
      return null;
    },
    remove: (id: string) => change((present) => ({ ...present, offers: withoutOffer(present.offers, id) })),
    choose: (offer: DraftOffer) => change((present) => ({ ...present, offers: withChoice(present.offers, offer) })),
  };
}

/** Whether the agent may create deal links and proposals. */
export function useProposalPermissions() {
  const { profile } = useLive(useRemote().session);
  return {
    proposes: profile !== null && mayWrite(profile, 'proposals'),
    links: profile !== null && mayWrite(profile, 'deal-link'),
  };
}

/** Whether the offer is in the proposal, the functions that change this, and the agent's permissions. */
export function useOfferActions(of: ProposableOffer, choice?: ProposableChoice | null) {
  const { offers, add, remove, choose } = useProposal();
  const addedOffer = offers.find(({ offerId }) => offerId === of.id);
  const offer = draftOffer(of, choice);
  return {
    ...useProposalPermissions(),
    addedOffer: addedOffer,
    toggle: () => (addedOffer ? remove(of.id) : add(offer)),
    choose: () => choose(offer),
  };
}
