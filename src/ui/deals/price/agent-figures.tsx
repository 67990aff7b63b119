import { DEAL_CURRENCY } from '@livery/contract/market/currency-choice';
import { displayParts } from '@livery/contract/market/display-parts';
import { intlLocale } from '@livery/contract/market/language';
import { Amount, PendingAmount } from '@livery/ui/amount';
import { priceText } from '@livery/ui/price-text';
import { useTranslation } from 'react-i18next';
import { priceBreakdown } from '../../../domain/deals/price-breakdown.ts';
import type { DealRates } from '../../../domain/deals/price-rows.ts';
import { usePrices } from '../../market/use-prices.ts';
import { useLanguage } from '../../texts/use-language.ts';
import styles from './agent-figures.module.css';

/** The agency's cost and earnings, and the taxes; the shown figures add up to the total above (rules 5.3). */
export function AgentFigures({ rates }: { readonly rates: DealRates }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const prices = usePrices();
  const { parts, sum, markupShare } = priceBreakdown(rates);
  if (parts.length === 0) return null;
  const total = { amount: sum, currency: DEAL_CURRENCY };
  const shownParts = displayParts(
    total,
    parts.map(({ amount }) => amount),
    prices.display,
  );
  return (
    <dl className={styles.figures}>
      {parts.map(({ kind }, index) => (
        <div key={kind} className={styles.row}>
          <dt>
            <span>{t(`price.${kind}`)}</span>{' '}
            {kind === 'markup' && markupShare !== null && (
              <span className={styles.share}>
                <bdi>{percent(markupShare)}</bdi>
              </span>
            )}
          </dt>
          <dd>
            {prices.pending ? (
              <PendingAmount label={t('price.loading')} />
            ) : (
              <Amount text={priceText(shownParts[index] ?? prices.display(total))} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );

  function percent(share: number): string {
    return share.toLocaleString(intlLocale(language), { style: 'percent', maximumFractionDigits: 1 });
  }
}
