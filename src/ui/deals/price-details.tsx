import { Info } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../domain/market/format-money.ts';
import type { Money } from '../../domain/market/money.ts';
import { dayText } from '../market/day-text.ts';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import styles from './price-details.module.css';

/** What is really charged, and how old the rates of a converted price are (readings 4). */
export function PriceDetails({ charge }: { readonly charge: Money }) {
  const { t } = useTranslation();
  const id = useId();
  const { agency, market } = useShell();
  const language = useLive(market.language);
  const { englishFormatting } = useLive(agency.policies);
  const { pending, asOf, display } = useLive(market.prices);
  const converted = !pending && display(charge).converted;

  return (
    <div className={styles.place}>
      <button type="button" className={styles.button} popoverTarget={id} aria-label={t('price.about')}>
        <Info size={16} aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className={styles.details}>
        <p>{t('price.charge', { amount: formatMoney(charge, language, englishFormatting) })}</p>
        {converted && asOf !== undefined && <p>{t('price.converted', { day: dayText(asOf, language) })}</p>}
      </div>
    </div>
  );
}
