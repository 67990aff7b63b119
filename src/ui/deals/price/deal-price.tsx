import { DEAL_CURRENCY } from '@livery/contract/market/currency-choice';
import { formatMoney } from '@livery/contract/market/format-money';
import type { Money } from '@livery/contract/market/money';
import { formatDate } from '@livery/contract/trip/format-date';
import { Amount, PendingAmount } from '@livery/ui/amount';
import { buttonClass } from '@livery/ui/button-class';
import { priceText } from '@livery/ui/price-text';
import { useLive } from '@livery/ui/use-live';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { Info, LockKeyhole } from 'lucide-react';
import { type ToggleEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DealRates, priceRows } from '../../../domain/deals/price-rows.ts';
import { ContactLink } from '../../agency/contact-link.tsx';
import { LazySlot, lazyComponent } from '../../kit/lazy-component.tsx';
import { useOverlay } from '../../kit/use-overlay.ts';
import { usePrices } from '../../market/use-prices.ts';
import { useLoginTargets } from '../../session/use-login-targets.ts';
import { useShell } from '../../shell-context.tsx';
import { useLanguage } from '../../texts/use-language.ts';
import styles from './deal-price.module.css';
import { FiguresPlace } from './figures-place.tsx';

const agentFiguresPart = lazyComponent('agent-figures', async () => (await import('./agent-figures.tsx')).AgentFigures);

/** The price of a deal, for visitors who may see prices (rules §5, price rows). @rule 7.13 */
export function DealPrice({ rates }: { readonly rates: DealRates }) {
  const isShown = useLive(useShell().deals.showsPrices);
  return isShown ? <PriceList rates={rates} /> : <HiddenPrice />;
}

/** The published price struck through, the total as the main figure, and an agent's figures below (rules 5.3). */
function PriceList({ rates }: { readonly rates: DealRates }) {
  const { t } = useTranslation();
  const agentFigures = useLive(useShell().deals.showsAgentFigures);
  const rows = priceRows(rates, { agentFigures: false }).map(({ kind, amount }) => ({
    kind,
    price: { amount, currency: DEAL_CURRENCY },
  }));
  const total = rows.find(({ kind }) => kind === 'total');
  const publishedRow = rows.find(({ kind }) => kind === 'published');

  return (
    <>
      {total === undefined ? (
        <p className={styles.unknown}>{t('price.untold')}</p>
      ) : (
        <div className={styles.block}>
          <dl className={styles.rows}>
            {publishedRow !== undefined && (
              <div className={styles.row}>
                <dt>{t('price.published')}</dt>
                <dd>
                  <s>
                    <VisuallyHidden>{t('price.was')} </VisuallyHidden>
                    <PriceText price={publishedRow.price} />
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
      {agentFigures && (
        <LazySlot
          component={agentFiguresPart}
          props={{ rates }}
          fallback={<FiguresPlace lines={countFigureLines(rates)} />}
        />
      )}
    </>
  );
}

/** The number of lines for an agent's figures: the wholesale rate, and if there is a markup, that and the taxes. */
function countFigureLines(rates: DealRates): number {
  const rows = priceRows(rates, { agentFigures: true });
  return rows.some(({ kind }) => kind === 'markup') ? 3 : Number(rows.some(({ kind }) => kind === 'wholesale'));
}

/** Replaces a price that a visitor may not see yet: a link to sign in, or an e-mail to the agency. */
function HiddenPrice() {
  const { t } = useTranslation();
  const { savePrice } = useShell();
  const { logIn, signUp } = useLoginTargets();
  if (logIn === null && signUp === null) {
    return (
      <div className={styles.request}>
        <p>{t('deals.onRequest')}</p>
        <ContactLink variant="quiet" />
      </div>
    );
  }
  return (
    <button type="button" className={`${buttonClass('secondary')} ${styles.reveal}`} onClick={() => savePrice.reveal()}>
      <LockKeyhole size={16} aria-hidden="true" />
      <span>{t('deals.revealPrice')}</span>
    </button>
  );
}

/** A price in the traveller's currency, with `≈` if it is converted; a placeholder while rates are loading. */
function PriceText({ price }: { readonly price: Money }) {
  const { t } = useTranslation();
  const prices = usePrices();
  if (prices.pending) return <PendingAmount label={t('price.loading')} />;
  return <Amount text={priceText(prices.display(price))} />;
}

/** The amount that is charged, and the age of the rates of a converted price (rules 7.13). */
function PriceDetails({ charge }: { readonly charge: Money }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const [open, setOpen] = useState(false);
  useOverlay(open);
  const { englishFormatting } = useLive(useShell().agency.policies);
  const { pending, asOf, display } = usePrices();
  const isConverted = !pending && display(charge).converted;

  return (
    <div className={styles.priceDetailsPlace}>
      <button type="button" className={styles.button} popoverTarget={id} aria-label={t('price.about')}>
        <Info size={16} aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className={styles.details} onToggle={toggled}>
        <p>{t('price.charge', { amount: formatMoney(charge, language, englishFormatting) })}</p>
        {isConverted && asOf !== undefined && <p>{t('price.converted', { day: formatDate(asOf, language) })}</p>}
      </div>
    </div>
  );

  function toggled({ newState }: ToggleEvent) {
    setOpen(newState === 'open');
  }
}
