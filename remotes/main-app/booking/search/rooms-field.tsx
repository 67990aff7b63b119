import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/buttons/button.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import { GuestsPanel } from './guests-panel.tsx';
import { RoomGuests } from './room-guests.tsx';
import { guestsIn, MOST_ADULTS, MOST_CHILDREN, MOST_ROOMS, type Room, roomsOf, roomsText } from './rooms.ts';
import type { SearchFieldsProps } from './search-fields-props.ts';

const ONE_ROOM: readonly Room[] = [{ adults: 2, ages: [] }];

/** Rooms, and who sleeps in each. */
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
          moreAdults={MOST_ADULTS - adults}
          moreChildren={MOST_CHILDREN - children}
          onChange={(changed) => put(rooms.map((other, at) => (at === index ? changed : other)))}
          onRemove={rooms.length === 1 ? undefined : () => put(rooms.filter((_, at) => at !== index))}
        />
      ))}
      {rooms.length < MOST_ROOMS && adults < MOST_ADULTS && (
        <Button look="plain" onClick={() => put([...rooms, { adults: 1, ages: [] }])}>
          {t('search.addRoom')}
        </Button>
      )}
    </GuestsPanel>
  );
}
