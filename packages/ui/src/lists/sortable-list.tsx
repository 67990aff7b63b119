import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WithAria } from '../aria/with-aria.tsx';
import buttons from '../buttons/icon-button.module.css';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './sortable-list.module.css';

interface Item {
  readonly id: string;
  /** The name of the item for screen readers. */
  readonly name: string;
}

interface Props<T extends Item> {
  /** The accessible name. */
  readonly label: string;
  readonly items: readonly T[];
  /** @param index the new index of the item */
  readonly onMove: (id: string, index: number) => void;
  readonly children: (item: T) => ReactNode;
}

/**
 * A list that visitors can sort: by dragging an item by its handle, or with the keyboard (Enter on the handle picks it
 * up, arrow keys move it, and Enter drops it). Until the code for that is loaded, a button moves an item up. Don't use
 * it in a dialog: its live region is outside.
 */
export function SortableList<T extends Item>({ label, items, onMove, children }: Props<T>) {
  const { t } = useTranslation('ui');
  return (
    <WithAria
      takesFocus={false}
      native={
        <ul role="list" className={styles.list} aria-label={label}>
          {items.map((item, index) => (
            <li key={item.id} className={styles.item}>
              <IconButton
                icon={ArrowUp}
                label={t('moveUp', { name: item.name })}
                disabled={index === 0}
                onClick={() => onMove(item.id, index - 1)}
              />
              <div className={styles.content}>{children(item)}</div>
            </li>
          ))}
        </ul>
      }
    >
      {({ AriaSortableList }, place) => (
        <AriaSortableList
          place={place}
          classes={{ ...styles, handle: `${buttons.button} ${buttons.square} ${styles.handle}` }}
          label={label}
          items={items}
          onMove={onMove}
        >
          {children}
        </AriaSortableList>
      )}
    </WithAria>
  );
}
