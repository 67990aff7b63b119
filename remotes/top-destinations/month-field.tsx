import { useTranslation } from 'react-i18next';
import { monthName } from '../kit/format/locale.ts';
import { SelectField } from '../kit/forms/select-field.tsx';
import { useLive } from '../kit/use-live.ts';
import { useRemote } from '../kit/use-remote.ts';
import styles from './month-field.module.css';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

interface Props {
  /** `1` to `12`, or the empty text for any. */
  readonly month: string;
  readonly onChange: (month: string) => void;
}

export function MonthField({ month, onChange }: Props) {
  const { t } = useTranslation('top-destinations');
  const language = useLive(useRemote().language);
  return (
    <div className={styles.place}>
      <SelectField
        label={t('when')}
        value={month}
        onChange={onChange}
        placeholder={t('anyMonth')}
        options={MONTHS.map((one) => ({ value: String(one), label: monthName(one, language) }))}
      />
    </div>
  );
}
