import { useTranslation } from 'react-i18next';
import type { DealRates } from '../../domain/deals/deal-rates.ts';
import { priceRows } from '../../domain/deals/price-rows.ts';
import { percentText } from '../market/percent-text.ts';
import { useShell } from '../shell-context.tsx';
import { useLanguage } from '../texts/use-language.ts';
import { useLive } from '../use-live.ts';
import styles from './discount-badge.module.css';

/** What the total takes off the published rate; hidden as long as prices are (readings 30). */
export function DiscountBadge({ rates }: { readonly rates: DealRates }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useLive(useShell().deals.showsPrices);
  const discount = priceRows(rates, { agentFigures: false }).find(({ kind }) => kind === 'published')?.discount;
  if (!shown || discount === undefined || discount === null) return null;
  return <p className={styles.badge}>{t('deals.discount', { percent: percentText(discount, language) })}</p>;
}
