import { isolateDirection } from '@livery/contract/content/isolated';
import { Page, useFormat, useQuery } from '@livery/remote';
import { Badge } from '@livery/ui/badge';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import type { Column } from '@livery/ui/table';
import { Wallet as WalletIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AccountQueryResult, AgentsOnly, TravellerPage } from '../common/account-states.tsx';
import { PagedTable } from '../common/paged-table.tsx';
import { Figure } from '../common/tiles.tsx';
import { parseWallet, type WalletEntry } from './wallet-wire.ts';

/**
 * The balance and the entries of the visitor's wallet, in the wallet's currency: amounts that are converted one by one
 * don't add up.
 */
function WalletView() {
  const { t } = useTranslation('account');
  const { charge, isConverted, money } = useFormat();
  const columns = useWalletColumns();
  const query = useQuery({ method: 'GET', path: '/api/reference/wallet' }, parseWallet);
  return (
    <AccountQueryResult query={query}>
      {({ balance, entries }) => (
        <>
          <Figure
            icon={WalletIcon}
            label={t('wallet.balance')}
            value={charge(balance)}
            {...(isConverted(balance) && {
              hint: t('wallet.about', { currency: balance.currency, amount: isolateDirection(money(balance)) }),
            })}
          />
          <Section heading={t('wallet.entries')}>
            {entries.length === 0 ? (
              <EmptyState icon={WalletIcon} level={3} heading={t('wallet.none')}>
                <p>{t('wallet.noneHint')}</p>
              </EmptyState>
            ) : (
              <PagedTable caption={t('wallet.entries')} rows={entries} rowKey={({ id }) => id} columns={columns} />
            )}
          </Section>
        </>
      )}
    </AccountQueryResult>
  );
}

export function MyWalletScreen() {
  const { t } = useTranslation('account');
  return (
    <TravellerPage title={t('account.wallet')} lead={t('wallet.lead')}>
      <WalletView />
    </TravellerPage>
  );
}

export function AgentWalletScreen() {
  const { t } = useTranslation('account');
  return (
    <AgentsOnly feature="wallet">
      {() => (
        <Page title={t('account.wallet')} lead={t('wallet.agentLead')}>
          <WalletView />
        </Page>
      )}
    </AgentsOnly>
  );
}

/** Entries of a wallet as a table. */
function useWalletColumns(): readonly Column<WalletEntry>[] {
  const { t } = useTranslation('account');
  const { charge, day } = useFormat();
  return [
    {
      label: t('wallet.what'),
      cell: ({ text, kind }) => <bdi>{text || t(`wallet.kind.${kind}`)}</bdi>,
    },
    { label: t('wallet.sort'), cell: ({ kind }) => <Badge>{t(`wallet.kind.${kind}`)}</Badge> },
    { label: t('list.date'), sort: { id: 'date', by: ({ on }) => on }, cell: ({ on }) => day(on) },
    { label: t('wallet.amount'), end: true, cell: ({ amount }) => <bdi>{charge(amount)}</bdi> },
  ];
}
