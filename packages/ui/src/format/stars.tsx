import styles from './stars.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  readonly stars: number;
  readonly outOf: number;
  /** The rating in words, for screen readers. */
  readonly label: string;
}

/** A star in a square of 24, from its uppermost point on. */
const STAR = 'l2.88 6.34 6.92.78-5.14 4.69 1.39 6.82-6.05-3.43-6.05 3.43 1.39-6.82-5.14-4.69 6.92-.78z';
const SIDE = 24;
/** From the beginning of one star to that of the next. */
const PITCH = 27;
const PIXELS = 15 / SIDE;

/** One picture for all stars, since a page of results has dozens of ratings. */
export function Stars({ stars, outOf, label }: Props) {
  const width = (outOf - 1) * PITCH + SIDE;
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg width={width * PIXELS} height={SIDE * PIXELS} viewBox={`0 0 ${width} ${SIDE}`} aria-hidden="true">
        <path className={styles.empty} d={starsFrom(stars, outOf)} />
        <path className={styles.full} d={starsFrom(0, stars)} />
      </svg>
    </span>
  );
}

function starsFrom(first: number, end: number): string {
  return Array.from({ length: end - first }, (_, index) => `M${(first + index) * PITCH + SIDE / 2} 2.3${STAR}`).join(
    '',
  );
}
