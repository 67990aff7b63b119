import { putCaret } from '@livery/ui/caret';
import { FieldPopup } from '@livery/ui/field-popup';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceCombobox, type PlaceProps, type TypingState } from './place-combobox.tsx';
import styles from './place-sheet.module.css';
import type { FieldPopupProps } from './popup-field.tsx';

interface Props extends PlaceProps, FieldPopupProps {
  /** What was going on in the field that it replaces, to be gone on with once. */
  readonly takeTyping: () => TypingState | null;
}

/** The field of a place on a phone: on the whole screen, with room for what is suggested. */
export function PlaceSheet({ field, takeTyping, onClose, ...props }: Props) {
  const { t } = useTranslation('search');
  const place = useRef<HTMLDivElement>(null);
  // It was opened to type: before the next key.
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
