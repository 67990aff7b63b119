import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '../buttons/icon-button-class.ts';
import { Modal } from '../dialogs/modal.tsx';
import { VisuallyHidden } from '../format/visually-hidden.tsx';
import styles from './lightbox.module.css';
import { nextPicture } from './next-picture.ts';
import { Picture } from './picture.tsx';
import { type PictureSource, pictureAlt } from './picture-source.ts';

interface Props {
  /** A description of the pictures; names the dialog. */
  readonly name: string;
  /** Untrusted; at least one. */
  readonly pictures: readonly PictureSource[];
  /** The index of the first picture to show. */
  readonly start: number;
  readonly onClose: () => void;
}

/** A shorter movement of the finger is a tap. */
const MIN_SWIPE_PX = 40;

/** All pictures, one at a time: with buttons, arrow keys or a swipe, in the reading direction. */
export function Lightbox({ name, pictures, start, onClose }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [shown, setShown] = useState(start);
  const from = useRef<number>(null);
  const move = (by: 1 | -1) => setShown((index) => nextPicture(index, by, pictures.length));
  const isMoving = pictures.length > 1;

  return (
    <Modal className={styles.lightbox} labelledBy={id} onClose={onClose}>
      {(close) => (
        <div className={styles.frame} onKeyDown={onKeyDown} role="presentation">
          <div className={styles.bar}>
            <h2 id={id} className={styles.heading}>
              <VisuallyHidden>{t('pictures.of', { name })}</VisuallyHidden>
            </h2>
            <output className={styles.counter}>
              {t('pictures.counter', { number: shown + 1, total: pictures.length })}
            </output>
            <button
              type="button"
              className={`${iconButtonClass()} ${styles.round}`}
              aria-label={t('close')}
              onClick={close}
            >
              <X size={22} aria-hidden="true" />
            </button>
          </div>
          <div
            className={styles.stage}
            onPointerDown={({ clientX }) => (from.current = clientX)}
            onPointerUp={onPointerUp}
            onPointerCancel={() => (from.current = null)}
          >
            <Picture
              key={shown}
              source={pictures[shown] ?? ''}
              alt={pictureAlt(pictures[shown] ?? '') || t('pictures.picture', { number: shown + 1, name })}
              fills
              loading="eager"
            />
          </div>
          {isMoving && (
            <div className={styles.steps}>
              <button
                type="button"
                className={`${iconButtonClass()} ${styles.round} ${styles.turned}`}
                aria-label={t('pictures.previous')}
                onClick={() => move(-1)}
              >
                <ChevronLeft size={24} aria-hidden="true" />
              </button>
              <button
                type="button"
                className={`${iconButtonClass()} ${styles.round} ${styles.turned}`}
                aria-label={t('pictures.next')}
                onClick={() => move(1)}
              >
                <ChevronRight size={24} aria-hidden="true" />
              </button>
            </div>
          )}
        </div>
      )}
    </Modal>
  );

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || !isMoving) return;
    const ahead = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'Home') setShown(0);
    else if (event.key === 'End') setShown(pictures.length - 1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') move(event.key === ahead ? 1 : -1);
    else return;
    event.preventDefault();
  }

  function onPointerUp({ clientX, currentTarget }: PointerEvent) {
    const distance = from.current === null ? 0 : clientX - from.current;
    from.current = null;
    if (Math.abs(distance) < MIN_SWIPE_PX || !isMoving) return;
    // The picture follows the finger: in left-to-right pages the next one comes from the right.
    move(distance < 0 !== isRightToLeft(currentTarget) ? 1 : -1);
  }
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
