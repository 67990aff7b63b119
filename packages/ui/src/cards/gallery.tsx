import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../layout/layout.module.css';
import styles from './gallery.module.css';
import { Picture } from './picture.tsx';
import { type PictureSource, pictureAlt, pictureUrl } from './picture-source.ts';

/** The most pictures to choose from. */
const MOST = 5;

interface Props {
  /** The text alternative of the pictures. */
  readonly name: string;
  /** Untrusted. */
  readonly pictures: readonly PictureSource[];
  /** The height of the large picture, at a width of 960. */
  readonly height?: number;
}

/** A large picture, and thumbnails of others to choose from. */
export function Gallery({ name, pictures, height = 540 }: Props) {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(0);
  const few = pictures.slice(0, MOST);
  return (
    <div className={layout.stack}>
      <div className={layout.rounded}>
        <Picture
          source={few[shown] ?? ''}
          alt={pictureAlt(few[shown] ?? '') || t('pictures.picture', { number: shown + 1, name })}
          width={960}
          height={height}
          loading="eager"
        />
      </div>
      {few.length > 1 && (
        <ul className={styles.others} aria-label={t('pictures.label')}>
          {few.map((picture, index) => (
            <li key={pictureUrl(picture)}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={t('pictures.picture', { number: index + 1, name })}
                aria-current={index === shown ? true : undefined}
                onClick={() => setShown(index)}
              >
                <Picture source={picture} width={240} height={160} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
