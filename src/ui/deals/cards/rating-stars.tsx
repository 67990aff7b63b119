import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ratingLabel } from '../../../domain/deals/stars.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import styles from './rating-stars.module.css';

/** Whole stars out of five; nothing where a deal isn't rated. */
export function RatingStars({ rating }: { readonly rating: number | null }) {
  const { t } = useTranslation();
  const label = ratingLabel(rating);
  if (label === null) return null;
  const { stars, outOf } = label;
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{t('deals.rating', { stars, outOf })}</VisuallyHidden>
      {Array.from({ length: outOf }, (_, index) => (
        <Star key={index} size={15} aria-hidden="true" className={index < stars ? styles.full : styles.empty} />
      ))}
    </span>
  );
}
