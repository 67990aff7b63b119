import type { Money } from '@livery/remote';
import { addressWith, useFormat, useRemote } from '@livery/remote';
import { Amount } from '@livery/ui/amount';
import { Price as PriceOf } from '@livery/ui/price';
import text from '@livery/ui/text.module.css';
import { useLive } from '@livery/ui/use-live';
import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import styles from './price.module.css';

interface Props {
  readonly price: Money;
  /** The price before a discount. */
  readonly previousPrice?: Money | null;
  /** The text above it, such as `From`. */
  readonly above?: string;
  /** The unit of the price, such as `per night`. */
  readonly note?: string;
  /** `large` for the headline of a card, `text` within a text. */
  readonly size?: 'large' | 'text';
}

/**
 * A price in the visitor's currency, with `≈` if it was converted. For visitors who may not see prices yet, a link to
 * sign in is shown instead (rules §5).
 */
export function Price({ price, previousPrice = null, above, note, size = 'large' }: Props) {
  const { showsPrices } = useLive(useRemote().session);
  const { t } = useTranslation('kit');
  const { money } = useFormat();
  if (!showsPrices) return <HiddenPrice />;
  if (size === 'text') return <Amount text={money(price)} />;
  const previousText = previousPrice === null ? undefined : money(previousPrice);
  return (
    <PriceOf
      amount={money(price)}
      previous={
        previousText === undefined
          ? undefined
          : { amount: previousText, label: t('price.was', { price: previousText }) }
      }
      above={above}
      note={note}
    />
  );
}

/** Shown instead of a price that a visitor may not see: a link to sign in, or a note to contact the agency. */
export function HiddenPrice() {
  const { agency } = useRemote();
  const { pathname, search } = useLocation();
  const { t } = useTranslation('kit');
  if (agency.hidesLogin) return <span className={text.small}>{t('price.onRequest')}</span>;
  return (
    <Link className={styles.hidden} to={addressWith('/login', { redirect: pathname + search })}>
      <LockKeyhole size={16} aria-hidden="true" />
      <span>{t('price.signIn')}</span>
    </Link>
  );
}
