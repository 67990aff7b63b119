import { Star } from 'lucide-react';
import styles from './stars.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  readonly stars: number;
  readonly outOf: number;
  /** The rating in words, for screen readers. */
  readonly label: string;
}

export function Stars({ stars, outOf, label }: Props) {
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: outOf }, (_, index) => (
        <Star key={index} size={15} aria-hidden="true" className={index < stars ? styles.full : styles.empty} />
      ))}
    </span>
  );
}
