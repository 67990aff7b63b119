import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import text from '../format/text.module.css';
import styles from './option-list.module.css';

interface Props {
  readonly id: string;
  readonly index: number;
  readonly chosen: boolean;
  readonly active: boolean;
  readonly onChoose: (index: number) => void;
  readonly children: ReactNode;
}

/** One option of a listbox. It isn't focusable: the list or the field has the focus. */
export function Option({ id, index, chosen, active, onChoose, children }: Props) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={chosen}
      data-active={active ? '' : undefined}
      className={styles.option}
      onClick={() => onChoose(index)}
    >
      <span className={text.contents}>{children}</span>
      {chosen && <Check className={styles.check} size={18} aria-hidden="true" />}
    </li>
  );
}
