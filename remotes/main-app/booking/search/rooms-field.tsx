import { Button } from '../../../kit/button.tsx';
import { useFormat } from '../../../kit/use-format.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { GuestsPanel } from './guests-panel.tsx';
import { RoomGuests } from './room-guests.tsx';
import { guestsIn, MOST_ADULTS, MOST_CHILDREN, MOST_ROOMS, type Room, roomsOf, roomsText } from './rooms.ts';
import type { SearchFieldsProps } from './search-fields-props.ts';

const ONE_ROOM: readonly Room[] = [{ adults: 2, ages: [] }];

/** Rooms, and who sleeps in each. */
export function RoomsField({ form }: Pick<SearchFieldsProps, 'form'>) {
  const say = useVoice();
  const { list } = useFormat();
  const { value, onChange, error } = form.field('guests');
  const rooms = roomsOf(value) ?? ONE_ROOM;
  const { adults, children } = guestsIn(rooms);
  const summary = list([
    say('count.adults', { count: adults }),
    ...(children === 0 ? [] : [say('count.children', { count: children })]),
    say('count.rooms', { count: rooms.length }),
  ]);
  const put = (changed: readonly Room[]) => onChange(roomsText(changed));
  return (
    <GuestsPanel label={say('search.guests')} summary={summary} error={error}>
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
          {say('search.addRoom')}
        </Button>
      )}
    </GuestsPanel>
  );
}
