import { putCaret } from '@livery/ui/caret';
import { FieldPopup } from '@livery/ui/field-popup';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceCombobox, type PlaceProps, type TypingState } from './place-combobox.tsx';
import styles from './place-sheet.module.css';
import type { FieldPopupProps } from './popup-field.tsx';

interface Props extends PlaceProps, FieldPopupProps {
  /** Returns the typing state of the field that this sheet replaces, once; `null` after that. */
  readonly takeTyping: () => TypingState | null;
}

/** The place field on phones: full screen, with room for suggestions. */
export function PlaceSheet({ field, takeTyping, onClose, ...props }: Props) {
  const { t } = useTranslation('search');
  const place = useRef<HTMLDivElement>(null);
  // Focus the input before the visitor presses the next key.
  const goOn = useEffectEvent(() => {
    const element = place.current;
    element?.querySelector('input')?.focus();
    const caret = takeTyping()?.caret ?? null;
    if (element !== null && caret !== null) putCaret(element, caret);
  });
  useLayoutEffect(() => goOn(), []);
  return (
    <FieldPopup heading={props.label} field={field} done={t('done')} onClose={onClose}>
      {(close) => (
        <div ref={place} className={styles.place}>
          <PlaceCombobox {...props} hint={t('typeMore')} onChosen={close} />
        </div>
      )}
    </FieldPopup>
  );
}
