import { Page, QueryResult, useQuery, useRemote } from '@livery/remote';
import { Card } from '@livery/ui/card';
import { useTranslation } from 'react-i18next';
import { type Account, readAccount } from './account.ts';
import { Balance } from './balance.tsx';
import { ClaimForm } from './claim-form.tsx';
import { Claims } from './claims.tsx';
import { Emails } from './emails.tsx';

/** The points, and a form to claim more. */
export function LoyaltyPage() {
  const { t } = useTranslation('loyalty');
  const { agency } = useRemote();
  const query = useQuery({ method: 'GET', path: '/api/loyalty' }, readAccount);
  return (
    <Page title={t('title')} lead={t('lead', { agency: agency.name })} width="reading">
      <QueryResult query={query}>{(account) => <Known account={account} onChange={query.setValue} />}</QueryResult>
    </Page>
  );
}

interface Props {
  readonly account: Account;
  readonly onChange: (account: Account) => void;
}

function Known({ account, onChange }: Props) {
  const { t } = useTranslation('loyalty');
  return (
    <>
      <Card heading={t('balance')}>
        <Balance account={account} />
        <Emails account={account} onChange={onChange} />
      </Card>
      <Card heading={t('claim.heading')}>
        <ClaimForm onChange={onChange} />
      </Card>
      <Card heading={t('claims.heading')}>
        <Claims account={account} onChange={onChange} />
      </Card>
    </>
  );
}
