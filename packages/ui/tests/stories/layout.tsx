import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, useRef } from 'react';
import { iconButtonClass } from '../../src/buttons/icon-button-class.ts';
import type { PopupProps } from '../../src/dialogs/popup.tsx';

/** As wide as a card is in a carousel. */
export const cardWidth: Decorator = (Story) => (
  <div style={{ maxInlineSize: '17rem' }}>
    <Story />
  </div>
);

/** A popup below the button that opened it, at the end of a bar. */
export function PopupBelowButton({ popup: Popup }: { readonly popup: ComponentType<PopupProps> }) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ display: 'flex', justifyContent: 'end', padding: 'var(--space-2) var(--gutter)' }}>
      <button ref={anchor} type="button" className={iconButtonClass()}>
        Button
      </button>
      <Popup anchor={anchor} onClose={() => undefined} />
    </div>
  );
}
