import { intlLocale, type LanguageCode } from '@livery/contract/market/language';
import { plausiblePlaceName } from '@livery/contract/search/place-name';
import { guestsIn, parseRooms } from '@livery/contract/search/rooms';
import { parsePlainDate } from '@livery/contract/search/search-days';
import { formatDate, formatDateRange } from '@livery/contract/trip/format-date';
import { useTranslation } from 'react-i18next';
import type { RecentSearch } from '../../domain/saved/recent-search.ts';
import { useLanguage } from '../texts/use-language.ts';

/** A search in words, in the page's language: its place, dates and guests. */
export function useSearchWords({ product, values, language: saved }: RecentSearch): {
  readonly place: string;
  /** The language of the place's name. */
  readonly language: LanguageCode | undefined;
  readonly facts: string[];
} {
  const { t } = useTranslation(['shell', 'saved']);
  const language = useLanguage();
  const read = (name: string) => values[name] ?? '';
  const placeCalled = (name: string) => plausiblePlaceName(read(name));
  const route = [placeCalled('fromName') || read('from'), placeCalled('toName') || read('to')].filter(
    (end) => end !== '',
  );
  const placeName = placeCalled('place') || placeCalled('pickUp') || route.join(' – ');
  const place = placeName || t(`pages.${product}`);
  const guests = countGuests(read);
  return {
    place,
    language: placeName === '' ? language : saved,
    facts: [searchDatesText(read, language), guests > 0 ? t('saved:guests', { count: guests }) : ''].filter(
      (fact) => fact !== '',
    ),
  };
}

type ReadParameter = (name: string) => string;

function searchDatesText(read: ReadParameter, language: LanguageCode): string {
  const day = (name: string) => parsePlainDate(read(name).slice(0, 10)) ?? undefined;
  const start = day('checkIn') ?? day('pickUpDateTime') ?? day('departure') ?? day('date');
  const end = day('checkOut') ?? day('returnDateTime') ?? day('return');
  if (start !== undefined) {
    return end === undefined ? formatDate(start, language) : formatDateRange(start, end, language, '');
  }
  const firstPlainDate = parsePlainDate(`${read('month')}-01`);
  if (firstPlainDate === null) return '';
  const month = new Intl.DateTimeFormat(intlLocale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return month.format(Date.UTC(firstPlainDate.year, firstPlainDate.month - 1, 1));
}

function countGuests(read: ReadParameter): number {
  const rooms = parseRooms(read('guests'));
  if (rooms !== null) {
    const { adults, children } = guestsIn(rooms);
    return adults + children;
  }
  return ['adults', 'children', 'infants'].reduce(
    (sum, name) => sum + (/^\d{1,2}$/.test(read(name)) ? Number(read(name)) : 0),
    0,
  );
}
