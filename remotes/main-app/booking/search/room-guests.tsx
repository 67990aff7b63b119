import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../kit/buttons/icon-button.tsx';
import { SelectField } from '../../../kit/forms/select-field.tsx';
import { Stepper } from '../../../kit/forms/stepper.tsx';
import styles from './guests-panel.module.css';
import { OLDEST_CHILD, type Room } from './rooms.ts';

/** The default age of a child. */
const DEFAULT_AGE = 8;
const AGES = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => ({ value: String(age), label: String(age) }));

interface Props {
  readonly room: Room;
  readonly number: number;
  /** How many more there may be, in all rooms. */
  readonly moreAdults: number;
  readonly moreChildren: number;
  readonly onChange: (room: Room) => void;
  readonly onRemove: (() => void) | undefined;
}

/** Who sleeps in one room. */
export function RoomGuests({ room, number, moreAdults, moreChildren, onChange, onRemove }: Props) {
  const { t } = useTranslation('booking');
  const { adults, ages } = room;
  const name = t('search.room', { number });
  return (
    <div className={styles.room} role="group" aria-label={name}>
      <div className={styles.roomHead}>
        {name}
        {onRemove !== undefined && (
          <IconButton icon={Trash2} label={t('search.removeRoom', { number })} onClick={onRemove} />
        )}
      </div>
      <Stepper
        label={t('search.adults')}
        value={adults}
        min={1}
        max={adults + moreAdults}
        onChange={(count) => onChange({ ...room, adults: count })}
      />
      <Stepper
        label={t('search.children')}
        hint={t('search.childrenHint')}
        value={ages.length}
        max={ages.length + moreChildren}
        onChange={(count) =>
          onChange({ ...room, ages: Array.from({ length: count }, (_, at) => ages[at] ?? DEFAULT_AGE) })
        }
      />
      {ages.length > 0 && (
        <div className={styles.ages}>
          {ages.map((age, index) => (
            <SelectField
              key={index}
              label={t('search.childAge', { number: index + 1 })}
              value={String(age)}
              options={AGES}
              onChange={(chosen) =>
                onChange({ ...room, ages: ages.map((one, at) => (at === index ? Number(chosen) : one)) })
              }
            />
          ))}
        </div>
      )}
    </div>
  );
}
