import { monthName } from '../kit/month-name.ts';
import { SelectField } from '../kit/select-field.tsx';
import { useLive } from '../kit/use-live.ts';
import { useRemote } from '../kit/use-remote.ts';
import { useVoice } from '../kit/use-voice.ts';
import styles from './month-field.module.css';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

interface Props {
  /** `1` to `12`, or the empty text for any. */
  readonly month: string;
  readonly onChange: (month: string) => void;
}

export function MonthField({ month, onChange }: Props) {
  const say = useVoice();
  const language = useLive(useRemote().language);
  return (
    <div className={styles.place}>
      <SelectField
        label={say('when')}
        value={month}
        onChange={onChange}
        placeholder={say('anyMonth')}
        options={MONTHS.map((one) => ({ value: String(one), label: monthName(one, language) }))}
      />
    </div>
  );
}
