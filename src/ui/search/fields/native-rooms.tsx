import { intlLocaleOf } from '@livery/contract/market/language';
import { MAX_CHILD_AGE, type RoomDraft, roomDraftsOf, roomsText } from '@livery/contract/search/rooms';
import type { ControlProps } from '@livery/ui/field';
import { useLanguage } from '../../texts/use-language.ts';

export const TWO_ADULTS: RoomDraft = { adults: 2, ages: [] };

/** What can be chosen without JavaScript: a child with its age, which the platform needs. */
const COMMON: readonly (readonly RoomDraft[])[] = [
  [{ adults: 1, ages: [] }],
  [TWO_ADULTS],
  [{ adults: 3, ages: [] }],
  [{ adults: 4, ages: [] }],
  [TWO_ADULTS, TWO_ADULTS],
  ...Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => [{ adults: 2, ages: [age] }]),
];

interface Props {
  readonly control: ControlProps;
  readonly rooms: readonly RoomDraft[];
  readonly wordsFor: (rooms: readonly RoomDraft[]) => string;
}

/** The browser's own list of the commonest parties, and of the one that is searched for. */
export function NativeRooms({ control, rooms, wordsFor }: Props) {
  const years = new Intl.NumberFormat(intlLocaleOf(useLanguage()), {
    style: 'unit',
    unit: 'year',
    unitDisplay: 'long',
  });
  const choices = new Set([...COMMON.map(roomsText), roomsText(rooms)]);
  return (
    <select {...control} name="guests" defaultValue={roomsText(rooms)}>
      {[...choices].map((choice) => {
        const drafts = roomDraftsOf(choice) ?? [];
        const ages = drafts.flatMap((room) => room.ages).filter((age) => age !== null);
        return (
          <option key={choice} value={choice}>
            {[wordsFor(drafts), ...ages.map((age) => years.format(age))].join(' · ')}
          </option>
        );
      })}
    </select>
  );
}
