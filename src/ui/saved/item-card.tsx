import { CardLink } from '@livery/ui/linked-card';
import { Picture } from '@livery/ui/picture';
import { PictureCard } from '@livery/ui/picture-card';
import type { ComponentProps, ReactNode } from 'react';
import { AuthoredText } from '../kit/authored-text.tsx';
import styles from './item-card.module.css';
import { ItemCorner } from './item-corner.tsx';
import { ItemWords } from './item-words.tsx';

interface Props extends Pick<ComponentProps<typeof PictureCard>, 'level'>, ComponentProps<typeof ItemWords> {
  /** Shown over the picture; by default, the item's heart, and an agent's buttons. */
  readonly corner?: ReactNode;
  readonly foot?: ReactNode;
}

/** A seen item or a favourite. */
export function ItemCard({ item, since, level = 2, corner = <ItemCorner item={item} />, foot }: Props) {
  return (
    <PictureCard
      className={styles.card}
      level={level}
      picture={<Picture source={item.picture} loading="lazy" fills />}
      corner={corner}
      name={
        <span className={styles.name}>
          <CardLink to={item.path}>
            <AuthoredText text={item.title} language={item.language} />
          </CardLink>
        </span>
      }
      foot={foot}
    >
      <ItemWords item={item} since={since} />
    </PictureCard>
  );
}
