import { Badge } from '@livery/ui/badge';
import { TreePalm } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookedProduct } from '../../booking/confirmation/booking-wire.ts';
import { productDefinition } from '../../booking/product/product.ts';
import styles from './product-name.module.css';
import type { Phase } from './trip-phase.ts';

const PHASE_TONES = { upcoming: 'success', past: 'neutral', cancelled: 'failure' } as const;

export function PhaseBadge({ phase }: { readonly phase: Phase }) {
  const { t } = useTranslation('account');
  return <Badge tone={PHASE_TONES[phase]}>{t(`trips.state.${phase}`)}</Badge>;
}

/** The product with its icon. */
export function ProductName({ product }: { readonly product: BookedProduct }) {
  const { t } = useTranslation('account');
  const Icon = product === 'resort' ? TreePalm : productDefinition(product).icon;
  return (
    <span className={styles.name}>
      <Icon size={16} aria-hidden="true" />
      <span>{t(`product.${product}`)}</span>
    </span>
  );
}
