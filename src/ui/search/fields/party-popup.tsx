import { FieldPopup } from '@livery/ui/field-popup';
import { NumberField } from '@livery/ui/number-field';
import { useTranslation } from 'react-i18next';
import styles from './guests-popup.module.css';
import type { PartyKind } from './party-kind.ts';
import type { FieldPopupProps } from './popup-field.tsx';

interface Props extends FieldPopupProps {
  readonly label: string;
  readonly words: string;
  readonly counts: readonly (PartyKind & { readonly count: number })[];
  readonly most: number;
  readonly limits: string;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** How many people of each kind travel, up to its limit. */
export function PartyPopup({ label, words, counts, most, limits, onChange, field, onClose }: Props) {
  const { t } = useTranslation('search');
  const totalCount = counts.reduce((sum, { count }) => sum + count, 0);
  const adults = counts.find(({ name }) => name === 'adults')?.count ?? 0;
  return (
    <FieldPopup heading={label} field={field} done={t('done')} words={words} onClose={onClose}>
      {() => (
        <div className={styles.guests}>
          <p className={styles.limits}>{limits}</p>
          {counts.map(({ name, hint, count }) => (
            <NumberField
              key={name}
              label={t(`who.${name}`)}
              hint={hint}
              value={count}
              min={name === 'adults' ? 1 : 0}
              max={name === 'infants' ? Math.min(adults, count + most - totalCount) : count + most - totalCount}
              onChange={(changedNumber) => onChange({ [name]: String(changedNumber) })}
            />
          ))}
        </div>
      )}
    </FieldPopup>
  );
}
