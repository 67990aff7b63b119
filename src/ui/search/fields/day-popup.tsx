import { Calendar } from '@livery/ui/calendar';
import { FieldPopup } from '@livery/ui/field-popup';
import { useTranslation } from 'react-i18next';
import type { FieldPopupProps } from './popup-field.tsx';

interface Props extends FieldPopupProps {
  readonly label: string;
  readonly value: string;
  readonly min: string;
  readonly max: string;
  readonly onChange: (day: string) => void;
}

/** The calendar for one date. */
export function DayPopup({ label, value, min, max, onChange, field, onClose }: Props) {
  const { t } = useTranslation('search');
  return (
    <FieldPopup heading={label} field={field} done={t('done')} onClose={onClose}>
      {(close) => (
        <Calendar
          value={value}
          min={min}
          max={max}
          onChange={(day) => {
            onChange(day);
            close();
          }}
        />
      )}
    </FieldPopup>
  );
}
