import { useCancellation } from '@livery/kit/booking/use-cancellation';
import { useFormat } from '@livery/remote';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { guestScore } from './decision-rules.ts';
import type { Offer } from './offer.ts';
import styles from './score.module.css';

/** The score as a number and a word, and the number of reviews. */
export function Score({ offer: { rating, reviews } }: { readonly offer: Pick<Offer, 'rating' | 'reviews'> }) {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  if (rating === null) return null;
  const { score, word } = guestScore(rating);
  return (
    <span className={styles.score}>
      <strong className={styles.number}>{number(score, 1, 1)}</strong>
      <VisuallyHidden>{t('outOfTen')}</VisuallyHidden>
      <span className={styles.words}>
        {word !== null && <strong>{t(`score.${word}`)}</strong>}
        {reviews > 0 && <span className={styles.reviews}>{t('count.reviews', { count: reviews })}</span>}
      </span>
    </span>
  );
}

interface CancellationProps {
  readonly offer: Pick<Offer, 'freeCancellationUntil'>;
  /** Shows nothing if it isn't free or unknown, because that depends on the later choice. */
  readonly onlyFree?: boolean;
}

/** The last day of free cancellation, that there is none, or the advice to ask if it is unknown. */
export function Cancellation({ offer, onlyFree = false }: CancellationProps) {
  const { terms, words } = useCancellation()(offer.freeCancellationUntil);
  const isFree = terms === 'free';
  if (onlyFree && !isFree) return null;
  return <p className={isFree ? styles.free : undefined}>{words}</p>;
}
