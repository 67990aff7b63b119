import styles from './stars.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  readonly stars: number;
  readonly outOf: number;
  /** The rating in words, for screen readers. */
  readonly label: string;
}

/** A star in a 24 × 24 square, from its top point. */
const STAR_PATH = 'l2.88 6.34 6.92.78-5.14 4.69 1.39 6.82-6.05-3.43-6.05 3.43 1.39-6.82-5.14-4.69 6.92-.78z';
const STAR_SIDE = 24;
/** The distance from the start of one star to the start of the next. */
const STAR_PITCH = 27;
const PIXELS_PER_UNIT = 15 / STAR_SIDE;

/** One SVG for all stars, because a page of results has dozens of ratings. */
export function Stars({ stars, outOf, label }: Props) {
  const width = (outOf - 1) * STAR_PITCH + STAR_SIDE;
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg
        width={width * PIXELS_PER_UNIT}
        height={STAR_SIDE * PIXELS_PER_UNIT}
        viewBox={`0 0 ${width} ${STAR_SIDE}`}
        aria-hidden="true"
      >
        <path className={styles.empty} d={starRowPath(stars, outOf)} />
        <path className={styles.full} d={starRowPath(0, stars)} />
      </svg>
    </span>
  );
}

function starRowPath(first: number, end: number): string {
  return Array.from(
    { length: end - first },
    (_, index) => `M${(first + index) * STAR_PITCH + STAR_SIDE / 2} 2.3${STAR_PATH}`,
  ).join('');
}
