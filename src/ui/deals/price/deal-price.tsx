import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../../design/visually-hidden.tsx';
import type { DealRates } from '../../../domain/deals/deal-rates.ts';
import { priceRows } from '../../../domain/deals/price-rows.ts';
import { DEAL_CURRENCY } from '../../../domain/market/currency-choice.ts';
import { ContactLink } from '../../agency/contact-link.tsx';
import { buttonClass } from '../../kit/buttons/button-class.ts';
import { useEntrances } from '../../session/use-entrances.ts';
import { useShell } from '../../shell-context.tsx';
import { useLive } from '../../use-live.ts';
import { AgentFigures } from './agent-figures.tsx';
import styles from './deal-price.module.css';
import { PriceDetails } from './price-details.tsx';
import { PriceText } from './price-text.tsx';

/** What a deal costs, for those who may know (rules §5, price rows). */
export function DealPrice({ rates }: { readonly rates: DealRates }) {
  const shown = useLive(useShell().deals.showsPrices);
  return <PricePlace>{shown ? <PriceList rates={rates} /> : <HiddenPrice />}</PricePlace>;
}

/** The foot of a card and of its skeleton: as high as this visitor's prices, shown or still loading. */
export function PricePlace({ children }: { readonly children: ReactNode }) {
  const { deals } = useShell();
  const shown = useLive(deals.showsPrices);
  const agent = useLive(deals.showsAgentFigures);
  return (
    <div className={styles.place} data-agent={shown && agent}>
      {children}
    </div>
  );
}

/** The published price struck through, the total as the headline, and an agent's figures apart (rules 5.3). */
function PriceList({ rates }: { readonly rates: DealRates }) {
  const { t } = useTranslation();
  const agentFigures = useLive(useShell().deals.showsAgentFigures);
  const rows = priceRows(rates, { agentFigures }).map(({ kind, amount }) => ({
    kind,
    price: { amount, currency: DEAL_CURRENCY },
  }));
  const total = rows.find(({ kind }) => kind === 'total');
  const published = rows.find(({ kind }) => kind === 'published');
  const publishedPrice = published && { hidden: <VisuallyHidden />, amount: <PriceText price={published.price} /> };

  return (
    <>
      {total === undefined ? (
        <p className={styles.unknown}>{t('price.untold')}</p>
      ) : (
        <div className={styles.block}>
          <dl className={styles.rows}>
            {publishedPrice !== undefined && (
              <div className={styles.row}>
                <dt>{t('price.published')}</dt>
                <dd>
                  <s>
                    <Trans t={t} i18nKey="price.was" components={publishedPrice} />
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

/** Stands for a price that a visitor may not see yet: to be revealed by signing in, or by an e-mail to the agency. */
function HiddenPrice() {
  const { t } = useTranslation();
  const { savePrice } = useShell();
  const { logIn, signUp } = useEntrances();
  if (logIn === null && signUp === null) {
    return (
      <div className={styles.request}>
        <p>{t('deals.onRequest')}</p>
        <ContactLink look="quiet" />
      </div>
    );
  }
  return (
    <button type="button" className={`${buttonClass('secondary')} ${styles.reveal}`} onClick={() => savePrice.reveal()}>
      <LockKeyhole size={16} aria-hidden="true" />
      {t('deals.revealPrice')}
    </button>
  );
}
