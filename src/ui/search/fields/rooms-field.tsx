import { guestsIn, type RoomDraft, roomDraftsOf, roomsText } from '@livery/contract/search/rooms';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { FieldsProps } from '../search-fields.ts';
import { useListOf } from '../use-list-of.ts';
import { PopupField } from './popup-field.tsx';

const popup = lazyComponent('rooms-popup', async () => (await import('./rooms-popup.tsx')).RoomsPopup);

const TWO_ADULTS: RoomDraft = { adults: 2, ages: [] };

/** What can be chosen without JavaScript. */
const COMMON: readonly (readonly RoomDraft[])[] = [
  [{ adults: 1, ages: [] }],
  [TWO_ADULTS],
  [{ adults: 2, ages: [null] }],
  [{ adults: 2, ages: [null, null] }],
  [{ adults: 3, ages: [] }],
  [{ adults: 4, ages: [] }],
  [TWO_ADULTS, TWO_ADULTS],
];

/** Rooms and their guests. */
export function RoomsField({ form }: FieldsProps) {
  const { t } = useTranslation('search');
  const wordsFor = useRoomWords();
  const value = form.values['guests'] ?? '';
  const rooms = roomDraftsOf(value) ?? [TWO_ADULTS];
  const choices = new Set([...COMMON.map(roomsText), roomsText(rooms)]);
  return (
    <PopupField
      label={t('guests')}
      words={wordsFor(rooms)}
      error={form.error('guests')}
      popup={popup}
      propsOf={(own) => ({
        ...own,
        rooms,
        words: wordsFor(rooms),
        ageError: form.error('guests'),
        onChange: (changed) => form.set({ guests: roomsText(changed) }),
      })}
      renderNative={(control) => (
        <select {...control} name="guests" defaultValue={roomsText(rooms)}>
          {[...choices].map((choice) => (
            <option key={choice} value={choice}>
              {wordsFor(roomDraftsOf(choice) ?? [])}
            </option>
          ))}
        </select>
      )}
    />
  );
}

/** Rooms with their guests in words: "2 adults, 1 child, and 1 room". */
function useRoomWords(): (rooms: readonly RoomDraft[]) => string {
  const { t } = useTranslation('search');
  const list = useListOf();
  return (rooms) => {
    const { adults, children } = guestsIn(rooms);
    return list([
      t('count.adults', { count: adults }),
      ...(children === 0 ? [] : [t('count.children', { count: children })]),
      t('count.rooms', { count: rooms.length }),
    ]);
  };
}
