import type { MenuItem } from '../../domain/navigation/menu-item.ts';
import { MenuEntry } from './menu-entry.tsx';
import styles from './menu-list.module.css';

interface Props {
  readonly items: readonly MenuItem[];
  /** Called when an entry was chosen. */
  readonly onLeave: () => void;
}

/** The entries of a menu, one below the other. */
export function MenuList({ items, onLeave }: Props) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={`${item.label}\n${item.path}`}>
          <MenuEntry item={item} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}
