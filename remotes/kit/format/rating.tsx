import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './rating.module.css';

const OUT_OF = 5;

/** Whole stars out of five, rounded down; nothing where something isn't rated. */
export function Rating({ value }: { readonly value: number | null }) {
  const { t } = useTranslation('kit');
  if (value === null || !(value > 0)) return null;
  const stars = Math.min(OUT_OF, Math.floor(value));
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{t('rating', { stars, outOf: OUT_OF })}</VisuallyHidden>
      {Array.from({ length: OUT_OF }, (_, index) => (
        <Star key={index} size={15} aria-hidden="true" className={index < stars ? styles.full : styles.empty} />
      ))}
    </span>
  );
}
