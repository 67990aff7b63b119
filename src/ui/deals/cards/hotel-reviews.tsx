import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { MAX_SCORE, type Reviews, scoreWord } from '../../../domain/deals/review-score.ts';
import { formatNumber } from '../../texts/format-number.ts';
import { useLanguage } from '../../texts/use-language.ts';
import styles from './hotel-reviews.module.css';

/** "8.6 Very good, 214 reviews": the guests' opinion as a number and a word. */
export function HotelReviews({ reviews: { score, count } }: { readonly reviews: Reviews }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const scoreText = formatNumber(score, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const word = scoreWord(score);
  return (
    <p className={styles.reviews}>
      <bdi className={styles.score} aria-hidden="true">
        {scoreText}
      </bdi>
      <VisuallyHidden>{t('deals.rating', { stars: scoreText, outOf: MAX_SCORE })}</VisuallyHidden>
      {word !== null && <span className={styles.word}>{t(`deals.score.${word}`)}</span>}
      {count !== null && <span>{t('deals.reviews', { count })}</span>}
    </p>
  );
}
