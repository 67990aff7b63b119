import {
  guestsIn,
  MAX_ADULTS,
  MAX_CHILD_AGE,
  MAX_CHILDREN,
  MAX_ROOMS,
  type RoomDraft,
} from '@livery/contract/search/rooms';
import { Button } from '@livery/ui/button';
import { FieldPopup } from '@livery/ui/field-popup';
import { IconButton } from '@livery/ui/icon-button';
import { NumberField } from '@livery/ui/number-field';
import { SelectField } from '@livery/ui/select-field';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './guests-popup.module.css';
import type { FieldPopupProps } from './popup-field.tsx';
import { useGroupFocus } from './use-group-focus.ts';

interface Props extends FieldPopupProps {
  readonly rooms: readonly RoomDraft[];
  readonly words: string;
  /** Why an age is needed, after it was missing. */
  readonly ageError: string | undefined;
  readonly onChange: (rooms: readonly RoomDraft[]) => void;
}

/** The guests of each room, with the ages of the children. */
export function RoomsPopup({ rooms, words, ageError, onChange, field, onClose }: Props) {
  const { t } = useTranslation('search');
  const { adults, children } = guestsIn(rooms);
  const limits = { rooms: MAX_ROOMS, adults: MAX_ADULTS, children: MAX_CHILDREN };
  const { list, focusAfter } = useGroupFocus(rooms.length);
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    if (refused > 0) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [list, refused]);
  const change = (changedDrafts: readonly RoomDraft[], focused: number) => {
    focusAfter(focused);
    onChange(changedDrafts);
  };
  return (
    <FieldPopup heading={t('guests')} field={field} done={t('done')} isDone={isDone} words={words} onClose={onClose}>
      {() => (
        <div ref={list} className={styles.guests}>
          <p className={styles.limits}>{t('limits.rooms', limits)}</p>
          {rooms.map((room, index) => (
            <RoomGuests
              key={index}
              room={room}
              number={index + 1}
              ageError={ageError ?? (refused > 0 ? t('problems.childAge') : undefined)}
              moreAdults={MAX_ADULTS - adults}
              moreChildren={MAX_CHILDREN - children}
              onChange={(changedDraft) =>
                onChange(rooms.map((otherDraft, position) => (position === index ? changedDraft : otherDraft)))
              }
              onRemove={
                rooms.length === 1
                  ? undefined
                  : () =>
                      change(
                        rooms.filter((_, position) => position !== index),
                        index,
                      )
              }
            />
          ))}
          {rooms.length < MAX_ROOMS && adults < MAX_ADULTS && (
            <Button fullWidth onClick={() => change([...rooms, { adults: 1, ages: [] }], rooms.length)}>
              {t('addRoom')}
            </Button>
          )}
        </div>
      )}
    </FieldPopup>
  );

  /** A search needs the age of each child: missing ages are reported here, where they can be entered. */
  function isDone(): boolean {
    const isComplete = rooms.every(({ ages }) => !ages.includes(null));
    if (!isComplete) setRefused((count) => count + 1);
    return isComplete;
  }
}

const AGE_OPTIONS = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => ({ value: String(age), label: String(age) }));

interface RoomProps {
  readonly room: RoomDraft;
  readonly number: number;
  readonly ageError: string | undefined;
  /** How many more guests there may be, in all rooms together. */
  readonly moreAdults: number;
  readonly moreChildren: number;
  readonly onChange: (room: RoomDraft) => void;
  readonly onRemove: (() => void) | undefined;
}

/** The guests of one room. */
function RoomGuests({ room, number, ageError, moreAdults, moreChildren, onChange, onRemove }: RoomProps) {
  const { t } = useTranslation('search');
  const { adults, ages } = room;
  const name = t('room', { number });
  return (
    <div className={styles.room} role="group" aria-label={name} tabIndex={-1}>
      <div className={styles.head}>
        <span>{name}</span>
        {onRemove !== undefined && <IconButton icon={Trash2} label={t('removeRoom', { number })} onClick={onRemove} />}
      </div>
      <NumberField
        label={t('who.adults')}
        value={adults}
        min={1}
        max={adults + moreAdults}
        onChange={(count) => onChange({ ...room, adults: count })}
      />
      <NumberField
        label={t('who.children')}
        hint={t('childrenHint')}
        value={ages.length}
        max={ages.length + moreChildren}
        onChange={(count) =>
          onChange({ ...room, ages: Array.from({ length: count }, (_, index) => ages[index] ?? null) })
        }
      />
      {ages.length > 0 && (
        <div className={styles.ages}>
          {ages.map((age, index) => (
            <SelectField
              key={index}
              label={t('childAge', { number: index + 1 })}
              value={age === null ? '' : String(age)}
              error={age === null ? ageError : undefined}
              options={AGE_OPTIONS}
              placeholder={t('chooseAge')}
              onChange={(chosenAge) =>
                onChange({
                  ...room,
                  ages: ages.map((eachAge, position) => (position === index ? parseAge(chosenAge) : eachAge)),
                })
              }
            />
          ))}
        </div>
      )}
    </div>
  );
}

function parseAge(chosenAge: string): number | null {
  return chosenAge === '' ? null : Number(chosenAge);
}
