import { Wallet as WalletIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../kit/data/use-query.ts';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Section } from '../../../kit/layout/section.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { AccountAsked } from '../frame/account-asked.tsx';
import { Figure } from '../frame/figure.tsx';
import { PagedTable } from '../frame/paged-table.tsx';
import { useWalletColumns } from './use-wallet-columns.tsx';
import { readWallet } from './wallet-wire.ts';

/** What is in the visitor's wallet, and how it came there. */
export function WalletView() {
  const { t } = useTranslation('account');
  const columns = useWalletColumns();
  const { money } = useFormat();
  const asked = useQuery({ method: 'GET', path: '/api/reference/wallet' }, readWallet);
  return (
    <AccountAsked asked={asked}>
      {({ balance, entries }) => (
        <>
          <Figure icon={WalletIcon} label={t('wallet.balance')} value={money(balance)} />
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
    </AccountAsked>
  );
}
