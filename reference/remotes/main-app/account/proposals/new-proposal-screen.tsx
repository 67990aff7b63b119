import { type Draft, type DraftOffer, EMPTY_DRAFT, hasOffer, withOffer } from '@livery/kit/proposal/draft';
import { useDraft } from '@livery/kit/proposal/use-draft';
import { Breadcrumbs, PARENT_PAGES, Page, useRemote, wireRecord } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AgentsOnly } from '../common/account-states.tsx';
import { itemPath } from '../common/paths.ts';
import { ProposalForm } from './proposal-form.tsx';
import { type Proposal, parseProposal } from './proposal-wire.ts';
import { formerTotal } from './proposed-offer.ts';

/** The page to create a proposal from offers that were added while searching. */
export function NewProposalScreen() {
  const { t } = useTranslation('account');
  const title = t('proposals.new');
  const list = { to: PARENT_PAGES['/proposals/new'], label: t('proposals.title') };
  return (
    <AgentsOnly feature="proposals" writes>
      {() => (
        <Page
          title={title}
          lead={t('proposals.newLead')}
          width="reading"
          above={<Breadcrumbs trail={[list, { label: title }]} />}
        >
          <DraftForm />
        </Page>
      )}
    </AgentsOnly>
  );
}

/** Typed values stay in the draft, so that a search for more offers doesn't lose them. */
function DraftForm() {
  const { t } = useTranslation('account');
  const { navigate, notify, client } = useRemote();
  const chosenClient = useLive(client);
  const { draft, change } = useDraft();
  const [start] = useState(draft);
  const isSentRef = useRef(false);
  /** The offers that the form contains, or from which they were removed. */
  const knownOffersRef = useRef(start.offers);
  const onChange = useCallback(
    (values: Draft) => {
      if (isSentRef.current) return;
      const offersBefore = knownOffersRef.current;
      change(({ offers }) => ({ ...values, offers: withOffers(values.offers, newOffers(offers, offersBefore)) }));
      knownOffersRef.current = values.offers;
    },
    [change],
  );
  return (
    <ProposalForm
      start={start}
      label={t('proposals.new')}
      submit={t('proposals.make')}
      call={(body) => ({ method: 'POST', path: '/api/reference/proposals', body })}
      onChange={onChange}
      chosenClient={chosenClient}
      done={(response) => {
        notify('success', t('proposals.made'));
        if (hasOtherPrices(draft.offers, parseProposal(response))) notify('information', t('proposals.pricesMoved'));
        // The form stays until the shell has navigated to the next page.
        isSentRef.current = true;
        change(() => EMPTY_DRAFT);
        const id = wireRecord(response).record('data').text('id');
        navigate(id === '' ? '/proposals' : itemPath('/proposals', id));
      }}
    >
      {(values, set) => (
        <OffersAddedElsewhere
          offers={newOffers(draft.offers, knownOffersRef.current)}
          onAdd={(addedOffers) => {
            const offers = withOffers(values.offers, addedOffers);
            if (offers !== values.offers) set({ offers });
          }}
        />
      )}
    </ProposalForm>
  );
}

interface OffersAddedElsewhereProps {
  readonly offers: Draft['offers'];
  readonly onAdd: (offers: Draft['offers']) => void;
}

/** Adds offers to the form that were added to the proposal in another tab meanwhile. */
function OffersAddedElsewhere({ offers, onAdd }: OffersAddedElsewhereProps) {
  const add = useEffectEvent(onAdd);
  useEffect(() => {
    if (offers.length > 0) add(offers);
  }, [offers]);
  return null;
}

const newOffers = (offers: Draft['offers'], knownOffers: Draft['offers']) =>
  offers.filter(({ offerId }) => !hasOffer(knownOffers, offerId));

/** Adds as many as fit. */
const withOffers = (offers: Draft['offers'], addedOffers: Draft['offers']) =>
  addedOffers.reduce((allOffers, offer) => withOffer(allOffers, offer) ?? allOffers, offers);

/** Whether the price of an offer has changed since it was added to the proposal. */
function hasOtherPrices(addedOffers: readonly DraftOffer[], proposal: Proposal | undefined): boolean {
  const totals = new Map(addedOffers.map(({ offerId, total }) => [offerId, total]));
  return (proposal?.offers ?? []).some(
    (offer) => formerTotal({ ...offer, proposedTotal: totals.get(offer.offerId) ?? null }) !== null,
  );
}
