import { useState } from 'react';
import { Picture } from '../../../kit/picture.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import type { Offer } from '../offer/offer.ts';
import styles from './gallery.module.css';

/** So many beside the large one. */
const MOST = 5;

/** The pictures of an offer, one of them large. */
export function Gallery({ offer: { name, pictures } }: { readonly offer: Pick<Offer, 'name' | 'pictures'> }) {
  const say = useVoice();
  const [shown, setShown] = useState(0);
  const few = pictures.slice(0, MOST);
  return (
    <div className={styles.gallery}>
      <div className={styles.large}>
        <Picture
          source={few[shown] ?? ''}
          alt={say('details.picture', { number: shown + 1, name })}
          width={960}
          height={540}
          eager
        />
      </div>
      {few.length > 1 && (
        <ul className={styles.others} aria-label={say('details.pictures')}>
          {few.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={say('details.picture', { number: index + 1, name })}
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
