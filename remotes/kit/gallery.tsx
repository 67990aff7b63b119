import { useState } from 'react';
import styles from './gallery.module.css';
import { Picture } from './picture.tsx';
import { useVoice } from './use-voice.ts';

/** So many to choose from. */
const MOST = 5;

interface Props {
  /** What the pictures show. */
  readonly name: string;
  /** Untrusted. */
  readonly pictures: readonly string[];
  /** Of the large picture, where 960 is its width. */
  readonly height?: number;
}

/** Something in pictures, one of them large. */
export function Gallery({ name, pictures, height = 540 }: Props) {
  const say = useVoice();
  const [shown, setShown] = useState(0);
  const few = pictures.slice(0, MOST);
  return (
    <div className={styles.gallery}>
      <div className={styles.large}>
        <Picture
          source={few[shown] ?? ''}
          alt={say('kit.pictures.picture', { number: shown + 1, name })}
          width={960}
          height={height}
          eager
        />
      </div>
      {few.length > 1 && (
        <ul className={styles.others} aria-label={say('kit.pictures.label')}>
          {few.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={say('kit.pictures.picture', { number: index + 1, name })}
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
