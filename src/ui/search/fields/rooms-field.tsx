import { guestsIn, parseRoomDrafts, type RoomDraft, roomsText } from '@livery/contract/search/rooms';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { FieldsProps } from '../search-fields.ts';
import { useListFormat } from '../use-list-format.ts';
import { NativeRooms, TWO_ADULTS } from './native-rooms.tsx';
import { PopupField } from './popup-field.tsx';

const roomsPopup = lazyComponent('rooms-popup', async () => (await import('./rooms-popup.tsx')).RoomsPopup);

/** Rooms and their guests. */
export function RoomsField({ form }: FieldsProps) {
  const { t } = useTranslation('search');
  const wordsFor = useRoomWords();
  const value = form.values['guests'] ?? '';
  const rooms = parseRoomDrafts(value) ?? [TWO_ADULTS];
  return (
    <PopupField
      label={t('guests')}
      words={wordsFor(rooms)}
      error={form.error('guests')}
      popup={roomsPopup}
      propsOf={(fieldProps) => ({
        ...fieldProps,
        rooms,
        words: wordsFor(rooms),
        ageError: form.error('guests'),
        onChange: (changedDrafts) => form.set({ guests: roomsText(changedDrafts) }),
      })}
      renderNative={(control) => <NativeRooms control={control} rooms={rooms} wordsFor={wordsFor} />}
    />
  );
}

/** Rooms with their guests in words: "2 adults, 1 child, and 1 room". */
function useRoomWords(): (rooms: readonly RoomDraft[]) => string {
  const { t } = useTranslation('search');
  const list = useListFormat();
  return (rooms) => {
    const { adults, children } = guestsIn(rooms);
    return list([
      t('count.adults', { count: adults }),
      ...(children === 0 ? [] : [t('count.children', { count: children })]),
      t('count.rooms', { count: rooms.length }),
    ]);
  };
}
