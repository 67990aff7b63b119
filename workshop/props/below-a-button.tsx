import { type ComponentType, useRef } from 'react';
import { iconButtonClass } from '../../src/ui/kit/icon-button-class.ts';
import type { PopupProps } from '../../src/ui/market/use-picker.ts';
import styles from './below-a-button.module.css';
import { nothing } from './nothing.ts';

/** A popup where it belongs: below the button that opened it, at the end of a bar. */
export function BelowAButton({ popup: Popup }: { readonly popup: ComponentType<PopupProps> }) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.bar}>
      <button ref={anchor} type="button" className={iconButtonClass()}>
        Opened here
      </button>
      <Popup anchor={anchor} onClose={nothing} />
    </div>
  );
}
