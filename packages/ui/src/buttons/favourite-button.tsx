import { Heart } from 'lucide-react';
import { RoundButton } from './round-button.tsx';

interface Props {
  /** The accessible name, which stays the same: “Favourite: Hotel Harbour”. */
  readonly label: string;
  readonly pressed: boolean;
  readonly onChange: (pressed: boolean) => void;
}

/** A heart that marks an item as a favourite: the `corner` of a `PictureCard`. */
export function FavouriteButton({ label, pressed, onChange }: Props) {
  return <RoundButton icon={Heart} filled label={label} pressed={pressed} onClick={() => onChange(!pressed)} />;
}
