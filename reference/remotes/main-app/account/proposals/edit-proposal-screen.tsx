import { type Draft, EMPTY_DRAFT, withOffer } from '@livery/kit/proposal/draft';
import { parseSavedProposal, type SavedProposal } from '@livery/kit/proposal/draft-wire';
import { useDraft } from '@livery/kit/proposal/use-draft';
import { AuthoredText, Breadcrumbs, type CallFailure, PARENT_PAGES, Page, useQuery, useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Notice } from '@livery/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountQueryResult, AgentsOnly, MissingItemState, refusalStatus } from '../common/account-states.tsx';
import { itemPath } from '../common/paths.ts';
import { ProposalForm } from './proposal-form.tsx';
import { ProposalSaveConflict } from './save-conflict.tsx';

/** The page to change a proposal that the client has not answered. */
export function EditProposalScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation('account');
  const title = t('proposals.edit');
  const list = { to: PARENT_PAGES['/proposals/{id}'], label: t('proposals.title') };
  return (
    <AgentsOnly feature="proposals" writes>
      {() => (
        <Page
          title={title}
          width="reading"
          above={
            <Breadcrumbs
              trail={[list, { to: itemPath('/proposals', id), label: t('proposals.one') }, { label: title }]}
            />
          }
        >
          <LoadedProposal id={id} />
        </Page>
      )}
    </AgentsOnly>
  );
}

function LoadedProposal({ id }: { readonly id: string }) {
  const { t } = useTranslation('account');
  const query = useQuery({ method: 'GET', path: itemPath('/api/reference/proposals', id) }, parseSavedProposal);
  return (
    <AccountQueryResult
      query={query}
      missing={<MissingItemState heading={t('proposals.missing')} to="/proposals" action={t('proposals.others')} />}
    >
      {(savedProposal) => <EditForm id={id} proposal={savedProposal} />}
    </AccountQueryResult>
  );
}

/** If somebody else saves meanwhile, the form keeps typed values and shows the saved ones. */
function EditForm({ id, proposal }: { readonly id: string; readonly proposal: SavedProposal }) {
  const { t } = useTranslation('account');
  const { navigate, notify } = useRemote();
  const [start] = useState(proposal.draft);
  /** The version that the next save replaces. */
  const [version, setVersion] = useState(proposal.version);
  const [isBehind, setBehind] = useState(false);
  return (
    <ProposalForm
      start={start}
      label={t('proposals.edit')}
      submit={t('proposals.save')}
      call={(body) => ({
        method: 'PATCH',
        path: itemPath('/api/reference/proposals', id),
        body: { ...body, version },
      })}
      refusal={refusal}
      done={() => {
        notify('success', t('proposals.saved'));
        navigate(itemPath('/proposals', id));
      }}
    >
      {(values, set) => (
        <>
          {isBehind && (
            <ProposalSaveConflict
              id={id}
              onKeep={(savedProposal) => {
                setVersion(savedProposal.version);
                setBehind(false);
              }}
              onTake={(savedProposal) => {
                set(savedProposal.draft);
                setVersion(savedProposal.version);
                setBehind(false);
              }}
            />
          )}
          <AddDraftOffers values={values} set={set} />
        </>
      )}
    </ProposalForm>
  );

  function refusal(failure: CallFailure): string | undefined {
    const status = refusalStatus(failure);
    if (status === 409) setBehind(true);
    if (status === 422) return t('proposals.answeredMeanwhile');
    return status === 409 ? t('proposals.notSaved') : undefined;
  }
}

interface AddDraftOffersProps {
  readonly values: Draft;
  readonly set: (values: Partial<Draft>) => void;
}

/** Offers to add the offers that were found while searching for this proposal. */
function AddDraftOffers({ values, set }: AddDraftOffersProps) {
  const { t } = useTranslation('account');
  const { draft, change } = useDraft();
  if (draft.offers.length === 0) return null;
  return (
    <Notice action={<Button onClick={add}>{t('proposals.addDraft')}</Button>}>
      <span>{t('proposals.inDraft', { count: draft.offers.length })}</span>
      <ul role="list">
        {draft.offers.map(({ offerId, name }) => (
          <li key={offerId}>
            <AuthoredText text={name} />
          </li>
        ))}
      </ul>
    </Notice>
  );

  /** Adds as many as fit; the others stay in the draft. */
  function add() {
    const offers = draft.offers.reduce((allOffers, offer) => withOffer(allOffers, offer) ?? allOffers, values.offers);
    const remainingOffers = draft.offers.filter((offer) => !offers.some(({ offerId }) => offerId === offer.offerId));
    set({ offers });
    change((present) => (remainingOffers.length === 0 ? EMPTY_DRAFT : { ...present, offers: remainingOffers }));
  }
}
