import { Wallet as WalletIcon } from 'lucide-react';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Section } from '../../../kit/section.tsx';
import { useAsked } from '../../../kit/use-asked.ts';
import { useFormat } from '../../../kit/use-format.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { AccountAsked } from '../frame/account-asked.tsx';
import { Figure } from '../frame/figure.tsx';
import { PagedTable } from '../frame/paged-table.tsx';
import { useWalletColumns } from './use-wallet-columns.tsx';
import { readWallet } from './wallet-wire.ts';

/** What is in the visitor's wallet, and how it came there. */
export function WalletView() {
  const say = useVoice();
  const columns = useWalletColumns();
  const { money } = useFormat();
  const asked = useAsked({ method: 'GET', path: '/api/reference/wallet' }, readWallet);
  return (
    <AccountAsked asked={asked}>
      {({ balance, entries }) => (
        <>
          <Figure icon={WalletIcon} label={say('wallet.balance')} value={money(balance)} />
          <Section heading={say('wallet.entries')}>
            {entries.length === 0 ? (
              <EmptyState icon={WalletIcon} level={3} heading={say('wallet.none')}>
                <p>{say('wallet.noneHint')}</p>
              </EmptyState>
            ) : (
              <PagedTable caption={say('wallet.entries')} rows={entries} rowKey={({ id }) => id} columns={columns} />
            )}
          </Section>
        </>
      )}
    </AccountAsked>
  );
}
