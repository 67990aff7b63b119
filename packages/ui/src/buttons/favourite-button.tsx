import { Heart } from 'lucide-react';
import styles from './favourite-button.module.css';

interface Props {
  /** The accessible name, which stays the same: “Favourite: Hotel Harbour”. */
  readonly label: string;
  readonly pressed: boolean;
  readonly onChange: (pressed: boolean) => void;
}

/** A heart that marks an item as a favourite: the `corner` of a `PictureCard`. */
export function FavouriteButton({ label, pressed, onChange }: Props) {
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={label}
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
    >
      <Heart size={20} aria-hidden="true" />
    </button>
  );
}
