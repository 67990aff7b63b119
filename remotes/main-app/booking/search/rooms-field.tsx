import { useFormat } from '@livery/remote';
import {
  guestsIn,
  MAX_ADULTS,
  MAX_CHILD_AGE,
  MAX_CHILDREN,
  MAX_ROOMS,
  type Room,
  roomsOf,
  roomsText,
} from '@livery/remote/search';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { NumberField } from '@livery/ui/number-field';
import { SelectField } from '@livery/ui/select-field';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SearchFieldsProps } from '../product/search-plan.ts';
import styles from './guests-panel.module.css';
import { GuestsPanel } from './guests-panel.tsx';

const ONE_ROOM: readonly Room[] = [{ adults: 2, ages: [] }];

/** Rooms and their guests. */
export function RoomsField({ form }: Pick<SearchFieldsProps, 'form'>) {
  const { t } = useTranslation('booking');
  const { list } = useFormat();
  const { value, onChange, error } = form.field('guests');
  const rooms = roomsOf(value) ?? ONE_ROOM;
  const { adults, children } = guestsIn(rooms);
  const summary = list([
    t('count.adults', { count: adults }),
    ...(children === 0 ? [] : [t('count.children', { count: children })]),
    t('count.rooms', { count: rooms.length }),
  ]);
  const put = (changed: readonly Room[]) => onChange(roomsText(changed));
  return (
    <GuestsPanel label={t('search.guests')} summary={summary} error={error}>
      {rooms.map((room, index) => (
        <RoomGuests
          key={index}
          room={room}
          number={index + 1}
          moreAdults={MAX_ADULTS - adults}
          moreChildren={MAX_CHILDREN - children}
          onChange={(changed) => put(rooms.map((other, at) => (at === index ? changed : other)))}
          onRemove={rooms.length === 1 ? undefined : () => put(rooms.filter((_, at) => at !== index))}
        />
      ))}
      {rooms.length < MAX_ROOMS && adults < MAX_ADULTS && (
        <Button variant="plain" onClick={() => put([...rooms, { adults: 1, ages: [] }])}>
          {t('search.addRoom')}
        </Button>
      )}
    </GuestsPanel>
  );
}

/** The default age of a child. */
const DEFAULT_AGE = 8;
const AGES = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => ({ value: String(age), label: String(age) }));

interface RoomGuestsProps {
  readonly room: Room;
  readonly number: number;
  /** How many more guests there may be, in all rooms. */
  readonly moreAdults: number;
  readonly moreChildren: number;
  readonly onChange: (room: Room) => void;
  readonly onRemove: (() => void) | undefined;
}

/** The guests of one room. */
function RoomGuests({ room, number, moreAdults, moreChildren, onChange, onRemove }: RoomGuestsProps) {
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
      <NumberField
        label={t('search.adults')}
        value={adults}
        min={1}
        max={adults + moreAdults}
        onChange={(count) => onChange({ ...room, adults: count })}
      />
      <NumberField
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
