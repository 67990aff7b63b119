import { Info } from 'lucide-react';
import { type ToggleEvent, useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/market/format-money.ts';
import type { Money } from '../../../domain/market/money.ts';
import { formatDate } from '../../../domain/trip/format-date.ts';
import { useOverlay } from '../../kit/dialogs/use-overlay.ts';
import { usePrices } from '../../market/use-prices.ts';
import { useShell } from '../../shell-context.tsx';
import { useLanguage } from '../../texts/use-language.ts';
import { useLive } from '../../use-live.ts';
import styles from './price-details.module.css';

/** What is really charged, and how old the rates of a converted price are (rules 7.13). */
export function PriceDetails({ charge }: { readonly charge: Money }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const [open, setOpen] = useState(false);
  useOverlay(open);
  const { englishFormatting } = useLive(useShell().agency.policies);
  const { pending, asOf, display } = usePrices();
  const converted = !pending && display(charge).converted;

  return (
    <div className={styles.place}>
      <button type="button" className={styles.button} popoverTarget={id} aria-label={t('price.about')}>
        <Info size={16} aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className={styles.details} onToggle={toggled}>
        <p>
          <Trans
            t={t}
            i18nKey="price.charge"
            components={{ amount: <bdi>{formatMoney(charge, language, englishFormatting)}</bdi> }}
          />
        </p>
        {converted && asOf !== undefined && (
          <p>
            <Trans t={t} i18nKey="price.converted" components={{ day: <bdi>{formatDate(asOf, language)}</bdi> }} />
          </p>
        )}
      </div>
    </div>
  );

  function toggled({ newState }: ToggleEvent) {
    setOpen(newState === 'open');
  }
}
