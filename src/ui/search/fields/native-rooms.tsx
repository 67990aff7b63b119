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

/** What can be chosen without JavaScript: a child with its age, which the platform needs. */
const PARTIES_BY_TEXT: ReadonlyMap<string, RoomDrafts> = new Map(
  COMMON_PARTIES.map((rooms) => [roomsText(rooms), rooms]),
);

const YEARS_FORMAT = { style: 'unit', unit: 'year', unitDisplay: 'long' } as const;

interface Props {
  readonly control: ControlProps;
  readonly rooms: RoomDrafts;
  readonly wordsFor: (rooms: RoomDrafts) => string;
}

/** The browser's own list of the commonest parties, and of the one that is searched for. */
export function NativeRooms({ control, rooms, wordsFor }: Props) {
  const language = useLanguage();
  const searched = roomsText(rooms);
  /** Ages apart, most parties are the same: what they are called is worked out once. */
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
