import { useRemote } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { type DraftOffer, hasOffer, MAX_OFFERS, withChoice, withOffer, withoutOffer } from '../proposal/draft.ts';
import { useDraft } from '../proposal/use-draft.ts';
import { mayWrite } from './permissions.ts';
import { draftOffer, type ProposableChoice, type ProposableOffer } from './proposable-offer.ts';

/** The offers of the proposal, and what changes them. */
export function useProposal() {
  const { t } = useTranslation('kit');
  const { notify } = useRemote();
  const { draft, change } = useDraft();
  const { offers } = draft;
  return {
    offers,
    /** Returns how many there are with it; `null` if there is no room for it, and says so. */
    add(offer: DraftOffer): number | null {
      const after = change((present) => ({ ...present, offers: withOffer(present.offers, offer) ?? present.offers }));
      if (hasOffer(after.offers, offer.offerId)) return after.offers.length;
      notify('information', t('agent.full', { most: MAX_OFFERS }));
      return null;
    },
    remove: (id: string) => change((present) => ({ ...present, offers: withoutOffer(present.offers, id) })),
    choose: (offer: DraftOffer) => change((present) => ({ ...present, offers: withChoice(present.offers, offer) })),
  };
}

/** Which of both the agent may do. */
export function useProposalPermissions() {
  const { profile } = useLive(useRemote().session);
  return {
    proposes: profile !== null && mayWrite(profile, 'proposals'),
    links: profile !== null && mayWrite(profile, 'deal-link'),
  };
}

/** Whether the offer is in the proposal, and what changes that; and which of both the agent may do. */
export function useOfferActions(of: ProposableOffer, choice?: ProposableChoice | null) {
  const { offers, add, remove, choose } = useProposal();
  const added = offers.find(({ offerId }) => offerId === of.id);
  const offer = draftOffer(of, choice);
  return {
    ...useProposalPermissions(),
    added,
    toggle: () => (added ? remove(of.id) : add(offer)),
    choose: () => choose(offer),
  };
}
