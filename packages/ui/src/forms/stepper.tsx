import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../buttons/icon-button.tsx';
import text from '../format/text.module.css';
import styles from './stepper.module.css';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max: number;
}

/** A small whole number with buttons to change it, such as the number of adults. */
export function Stepper({ label, hint, value, onChange, min = 0, max }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <div className={styles.stepper} role="group" aria-labelledby={id}>
      <span className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {hint !== undefined && <span className={text.small}>{hint}</span>}
      </span>
      <span className={styles.count}>
        <IconButton
          icon={Minus}
          label={t('fewer', { label })}
          disabled={value <= min}
          onClick={() => onChange(Math.max(min, value - 1))}
        />
        <output className={styles.value}>{value}</output>
        <IconButton
          icon={Plus}
          label={t('more', { label })}
          disabled={value >= max}
          onClick={() => onChange(Math.min(max, value + 1))}
        />
      </span>
    </div>
  );
}
