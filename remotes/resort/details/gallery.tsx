import { useState } from 'react';
import { Picture } from '../../kit/picture.tsx';
import { useVoice } from '../../kit/use-voice.ts';
import styles from './details.module.css';

/** So many to choose from. */
const MOST = 5;

interface Props {
  readonly name: string;
  readonly images: readonly string[];
}

/** A resort in pictures, one of them large. */
export function Gallery({ name, images }: Props) {
  const say = useVoice();
  const [shown, setShown] = useState(0);
  const few = images.slice(0, MOST);
  return (
    <div className={styles.gallery}>
      <div className={styles.large}>
        <Picture
          source={few[shown] ?? ''}
          alt={say('details.picture', { number: shown + 1, name })}
          width={960}
          height={480}
          eager
        />
      </div>
      {few.length > 1 && (
        <ul className={styles.others} aria-label={say('details.pictures')}>
          {few.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={say('details.picture', { number: index + 1, name })}
                aria-current={index === shown ? true : undefined}
                onClick={() => setShown(index)}
              >
                <Picture source={image} width={240} height={160} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
