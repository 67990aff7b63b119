import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WithAria } from '../aria/with-aria.tsx';
import buttons from '../buttons/icon-button.module.css';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './sortable-list.module.css';

interface Item {
  readonly id: string;
  /** In words, for screen readers. */
  readonly name: string;
}

interface Props<T extends Item> {
  /** The accessible name. */
  readonly label: string;
  readonly items: readonly T[];
  /** @param index where the item is to be, among all of them */
  readonly onMove: (id: string, index: number) => void;
  readonly children: (item: T) => ReactNode;
}

/**
 * A list that people put in order: by dragging an item at its handle, or with the keyboard (Enter on the handle
 * picks it up, arrow keys choose its place, and Enter puts it there). Until that is loaded, a button moves an item up.
 * It stands in no dialog: what it says to screen readers is outside of it.
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
