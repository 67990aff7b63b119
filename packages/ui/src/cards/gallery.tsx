import { Images } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../buttons/button-class.ts';
import { lazyModule } from '../hooks/lazy-module.ts';
import { Notice } from '../states/notice.tsx';
import styles from './gallery.module.css';
import type * as lightbox from './lightbox.tsx';
import { Picture } from './picture.tsx';
import { type PictureSource, pictureAlt, pictureUrl } from './picture-source.ts';

type LightboxModule = typeof lightbox;

/** The dialog with large pictures, loaded when the visitor opens it. */
const LIGHTBOX_MODULE = lazyModule<LightboxModule>(() => import('./lightbox.tsx'));

/** The maximum number of pictures in the mosaic: a large one and four small ones. */
const MAX_MOSAIC_PICTURES = 5;

interface Props {
  /** The text alternative of the pictures. */
  readonly name: string;
  /** Untrusted. */
  readonly pictures: readonly PictureSource[];
  readonly module?: typeof LIGHTBOX_MODULE;
}

/**
 * A mosaic of a large picture and up to four small ones; on phones, all pictures in a row to swipe through. Each opens
 * a dialog with all pictures.
 */
export function Gallery({ name, pictures, module = LIGHTBOX_MODULE }: Props) {
  const { t } = useTranslation('ui');
  const [opened, setOpened] = useState<number | null>(null);
  const [lightbox, setLightbox] = useState<LightboxModule | 'failed' | undefined>(module.loaded);
  const label = (index: number) => t('pictures.picture', { number: index + 1, name });
  const [firstPicture] = pictures;

  if (firstPicture === undefined) {
    return (
      <div className={styles.gallery}>
        <Picture source="" fills />
      </div>
    );
  }
  return (
    <div>
      <div className={styles.gallery}>
        <ul
          role="list"
          className={styles.mosaic}
          data-count={Math.min(pictures.length, MAX_MOSAIC_PICTURES)}
          aria-label={t('pictures.label')}
        >
          {pictures.map((picture, index) => (
            <li
              key={pictureUrl(picture)}
              className={index < MAX_MOSAIC_PICTURES ? styles.item : `${styles.item} ${styles.further}`}
            >
              <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => open(index)}>
                <Picture
                  source={picture}
                  alt={pictureAlt(picture) || label(index)}
                  fills
                  loading={index === 0 ? 'first' : 'lazy'}
                />
              </button>
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <button
            type="button"
            className={`${buttonClass('secondary')} ${styles.all}`}
            aria-haspopup="dialog"
            onClick={() => open(0)}
          >
            <Images size={18} aria-hidden="true" />
            <span>{t('pictures.all', { count: pictures.length })}</span>
          </button>
        )}
      </div>
      {lightbox === 'failed' && <Notice tone="failure">{t('failed')}</Notice>}
      {opened !== null && typeof lightbox === 'object' && (
        <lightbox.Lightbox name={name} pictures={pictures} start={opened} onClose={() => setOpened(null)} />
      )}
    </div>
  );

  function open(index: number) {
    setOpened(index);
    module.load().then(setLightbox, () => setLightbox('failed'));
  }
}
