import { LinkedCard } from '@livery/ui/linked-card';
import { Picture } from '@livery/ui/picture';
import type { ReactNode } from 'react';
import { AuthoredText } from '../format/authored-text.tsx';
import { CardLink } from './card-link.tsx';
import styles from './picture-card.module.css';

interface Props {
  readonly name: string;
  /** The language of the name, where the platform names it. */
  readonly language?: string | undefined;
  readonly level?: 2 | 3;
  /** The target of the card's link; without it there is no link. */
  readonly to?: string | undefined;
  /** Untrusted. */
  readonly picture: string;
  /** Over the picture: a `Badge`. */
  readonly badge?: ReactNode;
  /** Lines of facts. */
  readonly children?: ReactNode;
  /** The footer: the price and other controls. */
  readonly foot?: ReactNode;
  /** A row instead of a column, for lists of results; its container must be wide. */
  readonly wide?: boolean;
  readonly eager?: boolean;
}

/** A card with a picture: a hotel, an article, a place. */
export function PictureCard({
  name,
  language,
  level = 3,
  to,
  picture,
  badge,
  children,
  foot,
  wide = false,
  eager,
}: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <LinkedCard className={wide ? `${styles.card} ${styles.wide}` : styles.card}>
      <div className={styles.media}>
        <Picture source={picture} eager={eager ?? false} />
        {badge !== undefined && <div className={styles.badge}>{badge}</div>}
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          {to === undefined ? (
            <AuthoredText text={name} language={language} />
          ) : (
            <CardLink to={to} name={name} language={language} />
          )}
        </Heading>
        <div className={styles.facts}>{children}</div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </LinkedCard>
  );
}
