import { parseSavedProposal, type SavedProposal } from '@livery/kit/proposal/draft-wire';
import { AuthoredText, QueryResult, useQuery } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Facts } from '@livery/ui/facts';
import layout from '@livery/ui/layout.module.css';
import { Notice } from '@livery/ui/notice';
import { Skeleton } from '@livery/ui/skeleton';
import text from '@livery/ui/text.module.css';
import { useTranslation } from 'react-i18next';
import { itemPath } from '../common/paths.ts';

interface Props {
  readonly id: string;
  /** The typed values replace the saved ones on the next save. */
  readonly onKeep: (saved: SavedProposal) => void;
  /** The saved values replace the typed ones. */
  readonly onTake: (saved: SavedProposal) => void;
}

/** When two agents change one proposal, shows the saved values to the slower one, who chooses. */
export function ProposalSaveConflict({ id, onKeep, onTake }: Props) {
  const { t } = useTranslation('account');
  const query = useQuery({ method: 'GET', path: itemPath('/api/reference/proposals', id) }, parseSavedProposal);
  return (
    <QueryResult query={query} loading={<Skeleton count={3} />}>
      {(savedProposal) => (
        <Notice tone="warning">
          <div className={layout.stack}>
            <p className={text.strong}>{t('proposals.changedBy', { name: savedProposal.changedBy })}</p>
            <p>{t('proposals.changedHint')}</p>
            <Facts
              items={[
                { label: t('proposals.name'), value: <AuthoredText text={savedProposal.draft.title} /> },
                ...(savedProposal.client === ''
                  ? []
                  : [{ label: t('proposals.client'), value: <bdi>{savedProposal.client}</bdi> }]),
                {
                  label: t('proposals.offers'),
                  value: (
                    <ol role="list">
                      {savedProposal.draft.offers.map(({ offerId, name, note }) => (
                        <li key={offerId}>
                          <AuthoredText text={note === '' ? name : `${name}: ${note}`} />
                        </li>
                      ))}
                    </ol>
                  ),
                },
                ...(savedProposal.draft.message === ''
                  ? []
                  : [{ label: t('proposals.message'), value: <AuthoredText text={savedProposal.draft.message} /> }]),
              ]}
            />
            <div className={layout.actions}>
              <Button onClick={() => onKeep(savedProposal)}>{t('proposals.keepMine')}</Button>
              <Button onClick={() => onTake(savedProposal)}>{t('proposals.takeSaved')}</Button>
            </div>
          </div>
        </Notice>
      )}
    </QueryResult>
  );
}
