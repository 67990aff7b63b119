import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DealRates } from '../../domain/deals/deal-rates.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useEntries } from '../session/use-entries.ts';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import styles from './deal-price.module.css';
import { OnRequest } from './on-request.tsx';
import { PriceList } from './price-list.tsx';

interface Props {
  readonly rates: DealRates;
  readonly onReveal: () => void;
}

/**
 * What a deal costs, for those who may know; others can sign in to reveal it,
 * or ask the agency where it lets nobody in.
 *
 * @see specification §5, price rows
 */
export function DealPrice({ rates, onReveal }: Props) {
  const { t } = useTranslation();
  const shown = useLive(useShell().deals.showsPrices);
  const canSignIn = useEntries().length > 0;
  if (shown) return <PriceList rates={rates} />;
  if (!canSignIn) return <OnRequest />;
  return (
    <button type="button" className={`${buttonClass('secondary')} ${styles.reveal}`} onClick={onReveal}>
      <LockKeyhole size={16} aria-hidden="true" />
      {t('deals.revealPrice')}
    </button>
  );
}
