import { FieldPopup } from '@livery/ui/field-popup';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceCombobox, type PlaceProps } from './place-combobox.tsx';
import styles from './place-sheet.module.css';
import type { FieldPopupProps } from './popup-field.tsx';

/** The field of a place on a phone: on the whole screen, with room for what is suggested. */
export function PlaceSheet({ field, onClose, ...props }: PlaceProps & FieldPopupProps) {
  const { t } = useTranslation('search');
  const place = useRef<HTMLDivElement>(null);
  // It was opened to type.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
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
