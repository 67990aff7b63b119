import { useTranslation } from 'react-i18next';
import type { Money } from '../../../src/application/remotes/remote-context.ts';
import { HiddenPrice } from './hidden-price.tsx';
import styles from './price.module.css';
import { useFormat } from './use-format.ts';
import { useLive } from '../use-live.ts';
import { useRemote } from '../use-remote.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

interface Props {
  readonly price: Money;
  /** What it was before a discount. */
  readonly was?: Money | null;
  /** Stands above it, such as `From`. */
  readonly above?: string;
  /** What it is for, such as `per night`. */
  readonly note?: string;
  /** The headline of a card, or a word among others. */
  readonly size?: 'large' | 'text';
}

/**
 * A price in the visitor's currency, with `≈` where it was converted. Who may
 * not see prices yet is not shown one, nor has it in the page: a way to sign in
 * stands in its place (rules §5).
 */
export function Price({ price, was = null, above, note, size = 'large' }: Props) {
  const { showsPrices } = useLive(useRemote().session);
  const { t } = useTranslation('kit');
  const { money } = useFormat();
  if (!showsPrices) return <HiddenPrice />;
  if (size === 'text') return <bdi className={styles.price}>{money(price)}</bdi>;
  return (
    <span className={styles.block}>
      {above !== undefined && <span className={styles.note}>{above}</span>}
      {was !== null && (
        <span className={styles.note}>
          <VisuallyHidden>{t('price.was', { price: money(was) })}</VisuallyHidden>
          <s aria-hidden="true">
            <bdi className={styles.price}>{money(was)}</bdi>
          </s>
        </span>
      )}
      <bdi className={`${styles.price} ${styles.large}`}>{money(price)}</bdi>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
  );
}
