import { Check } from 'lucide-react';
import styles from './tag-list.module.css';
import { useOfferTexts } from './use-offer-texts.ts';

interface Props {
  readonly codes: readonly string[];
  /** At most. */
  readonly most?: number;
}

/** What an offer has, in a few words each. */
export function TagList({ codes, most = Number.MAX_SAFE_INTEGER }: Props) {
  const words = useOfferTexts().tags(codes).slice(0, most);
  if (words.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {words.map((word) => (
        <li key={word} className={styles.tag}>
          <Check size={14} aria-hidden="true" />
          {word}
        </li>
      ))}
    </ul>
  );
}
