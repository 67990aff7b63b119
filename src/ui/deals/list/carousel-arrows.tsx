import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { carouselPosition } from '../../../domain/deals/carousel.ts';
import styles from './carousel-arrows.module.css';

interface Props {
  /** Counted from 0. */
  readonly index: number;
  readonly count: number;
  readonly onStep: (step: 'previous' | 'next') => void;
}

/** Previous, "2 of 7", next. */
export function CarouselArrows({ index, count, onStep }: Props) {
  const { t } = useTranslation();
  const position = carouselPosition(index, count);
  if (position === null) return null;
  return (
    <div className={styles.arrows}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('deals.previous')}
        onClick={() => onStep('previous')}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </button>
      <p className={styles.position} aria-live="polite">
        <bdi>{t('deals.position', { position: position.position, total: position.count })}</bdi>
      </p>
      <button type="button" className={styles.arrow} aria-label={t('deals.next')} onClick={() => onStep('next')}>
        <ChevronRight size={20} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Reserves the place of the arrows on a phone while deals are loading. */
export function CarouselArrowsPlace() {
  return <div className={styles.place} />;
}
