import type { HTMLAttributes, ReactNode } from 'react';
import { LinkedCard } from './linked-card.tsx';
import styles from './picture-card.module.css';

interface Props extends HTMLAttributes<HTMLElement> {
  /** A `Picture`; it fills the space if `--picture-ratio` sets its height. */
  readonly picture: ReactNode;
  /** Shown on the picture. */
  readonly badge?: ReactNode;
  /** Shown on the picture's other upper corner, such as a `FavouriteButton`. */
  readonly corner?: ReactNode;
  /** Shown above the name. */
  readonly above?: ReactNode;
  /** The name; a `CardLink` if the card is a link. */
  readonly name: ReactNode;
  readonly level?: 2 | 3 | 4;
  /** Lines of facts. */
  readonly children?: ReactNode;
  /** The footer: the price and other controls. */
  readonly foot?: ReactNode;
  /** A row instead of a column if there is enough space, for lists of results. */
  readonly wide?: boolean;
  /**
   * Whether the picture, title, facts and the footer's two parts are on rows of the surrounding grid, which has five
   * for each card: they are then aligned with the neighbouring cards.
   */
  readonly aligned?: boolean;
  /** Whether the footer of a row is next to the text if there is enough space, not below it. */
  readonly footBeside?: boolean;
}

/**
 * A card with a picture: a hotel, an article, a place. Custom properties of `className` set its size, so that nothing
 * moves while it loads: `--picture-ratio`, and `--text-size`, the minimum height of name and facts. `--picture-fit` is
 * `contain` for pictures that must not be cropped.
 */
export function PictureCard({
  picture,
  badge,
  corner,
  above,
  name,
  level = 3,
  children,
  foot,
  wide = false,
  aligned = false,
  footBeside = false,
  className = '',
  ...attributes
}: Props) {
  const Heading = `h${level}` as const;
  return (
    <LinkedCard
      className={[
        styles.card,
        wide && styles.wide,
        aligned && styles.aligned,
        footBeside && styles.footBeside,
        className,
      ]
        .filter(Boolean)
        .join(' ')}
      {...attributes}
    >
      <div className={styles.media}>
        {picture}
        {badge !== undefined && <div className={styles.badge}>{badge}</div>}
        {corner !== undefined && <div className={styles.corner}>{corner}</div>}
      </div>
      <div className={styles.body}>
        <div className={styles.text}>
          <div className={styles.title}>
            {above}
            <Heading className={styles.name}>{name}</Heading>
          </div>
          {children !== undefined && <div className={styles.facts}>{children}</div>}
        </div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </LinkedCard>
  );
}
