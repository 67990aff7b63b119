import { MAX_CHILD_AGE, type RoomDraft, roomsText } from '@livery/contract/search/rooms';
import type { ControlProps } from '@livery/ui/field';
import { formatNumber } from '../../texts/format-number.ts';
import { useLanguage } from '../../texts/use-language.ts';

type RoomDrafts = readonly RoomDraft[];

export const TWO_ADULTS: RoomDraft = { adults: 2, ages: [] };

const COMMON_PARTIES: readonly RoomDrafts[] = [
  [{ adults: 1, ages: [] }],
  [TWO_ADULTS],
  [{ adults: 3, ages: [] }],
  [{ adults: 4, ages: [] }],
  [TWO_ADULTS, TWO_ADULTS],
  ...Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => [{ adults: 2, ages: [age] }]),
];

/** The options without JavaScript: a child with its age, which the platform needs. */
const PARTIES_BY_TEXT: ReadonlyMap<string, RoomDrafts> = new Map(
  COMMON_PARTIES.map((rooms) => [roomsText(rooms), rooms]),
);

const YEARS_FORMAT = { style: 'unit', unit: 'year', unitDisplay: 'long' } as const;

interface Props {
  readonly control: ControlProps;
  readonly rooms: RoomDrafts;
  readonly wordsFor: (rooms: RoomDrafts) => string;
}

/** The browser's list of the most common parties, and the current one. */
export function NativeRooms({ control, rooms, wordsFor }: Props) {
  const language = useLanguage();
  const searched = roomsText(rooms);
  /** Most parties are the same except for ages, so their texts are created only once. */
  const words = new Map<string, string>();
  return (
    <select {...control} name="guests" defaultValue={searched}>
      {[...new Map(PARTIES_BY_TEXT).set(searched, rooms)].map(([choice, drafts]) => {
        const party = drafts.map(({ adults, ages }) => `${adults}-${ages.length}`).join('.');
        const name = words.get(party) ?? wordsFor(drafts);
        words.set(party, name);
        const ages = drafts.flatMap((room) => room.ages).filter((age) => age !== null);
        return (
          <option key={choice} value={choice}>
            {[name, ...ages.map((age) => formatNumber(age, language, YEARS_FORMAT))].join(' · ')}
          </option>
        );
      })}
    </select>
  );
}
