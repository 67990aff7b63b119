import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../../design/visually-hidden.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import type { Offer } from './offer.ts';
import styles from './score.module.css';

/** The rating and the number of reviews. */
export function Score({ offer: { rating, reviews } }: { readonly offer: Pick<Offer, 'rating' | 'reviews'> }) {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  if (rating === null) return null;
  return (
    <span className={styles.score}>
      <Star className={styles.star} size={16} aria-hidden="true" />
      <strong>{number(rating, 1)}</strong>
      <VisuallyHidden>{t('outOfFive')}</VisuallyHidden>
      {reviews > 0 && <span className={styles.reviews}>({t('count.reviews', { count: reviews })})</span>}
    </span>
  );
}
