import { useTranslation } from 'react-i18next';
import type { PriceRowKind } from '../../../domain/deals/price-rows.ts';
import type { Money } from '../../../domain/market/money.ts';
import styles from './agent-figures.module.css';
import { PriceText } from './price-text.tsx';

interface Props {
  readonly rows: readonly { readonly kind: PriceRowKind; readonly price: Money }[];
}

/** What the agency pays and earns, for its own eyes (rules §5). */
export function AgentFigures({ rows }: Props) {
  const { t } = useTranslation();
  const own = rows.flatMap(({ kind, price }) => (kind === 'wholesale' || kind === 'markup' ? [{ kind, price }] : []));
  if (own.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {own.map(({ kind, price }) => (
        <div key={kind} className={styles.row}>
          <dt>{t(`price.${kind}`)}</dt>
          <dd>
            <PriceText price={price} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
