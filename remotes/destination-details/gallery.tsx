import { Picture } from '../kit/cards/picture.tsx';
import styles from './gallery.module.css';

const MOST = 3;

/** A place in pictures: the first three, or the first alone. */
export function Gallery({ images }: { readonly images: readonly string[] }) {
  const shown = images.length < MOST ? images.slice(0, 1) : images.slice(0, MOST);
  return (
    <div className={styles.gallery} data-count={shown.length}>
      {shown.map((image) => (
        <div key={image} className={styles.picture}>
          <Picture source={image} width={960} height={shown.length === MOST ? 640 : 400} eager />
        </div>
      ))}
    </div>
  );
}
