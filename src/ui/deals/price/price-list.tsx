import { Trans, useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../../design/visually-hidden.tsx';
import type { DealRates } from '../../../domain/deals/deal-rates.ts';
import { priceRows } from '../../../domain/deals/price-rows.ts';
import { DEAL_CURRENCY } from '../../../domain/market/currency-choice.ts';
import { useShell } from '../../shell-context.tsx';
import { useLive } from '../../use-live.ts';
import { AgentFigures } from './agent-figures.tsx';
import { PriceDetails } from './price-details.tsx';
import styles from './price-list.module.css';
import { PriceText } from './price-text.tsx';

/** The published price struck through, the total as the headline, and an agent's figures apart (rules 5.3). */
export function PriceList({ rates }: { readonly rates: DealRates }) {
  const { t } = useTranslation();
  const agentFigures = useLive(useShell().deals.showsAgentFigures);
  const rows = priceRows(rates, { agentFigures }).map(({ kind, amount }) => ({
    kind,
    price: { amount, currency: DEAL_CURRENCY },
  }));
  const total = rows.find(({ kind }) => kind === 'total');
  const published = rows.find(({ kind }) => kind === 'published');

  return (
    <>
      {total === undefined && <p className={styles.untold}>{t('price.untold')}</p>}
      {total !== undefined && (
        <div className={styles.block}>
          <dl className={styles.rows}>
            {published !== undefined && (
              <div className={styles.row}>
                <dt>{t('price.published')}</dt>
                <dd>
                  <s>
                    <Trans
                      t={t}
                      i18nKey="price.was"
                      components={{ hidden: <VisuallyHidden />, amount: <PriceText price={published.price} /> }}
                    />
                  </s>
                </dd>
              </div>
            )}
            <div className={styles.row}>
              <dt>{t('price.total')}</dt>
              <dd className={styles.total}>
                <PriceText price={total.price} />
              </dd>
            </div>
          </dl>
          <PriceDetails charge={total.price} />
        </div>
      )}
      <AgentFigures rows={rows} />
    </>
  );
}
