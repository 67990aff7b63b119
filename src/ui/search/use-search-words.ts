import type { Service } from '@livery/contract/agency/products';
import { isolateDirection } from '@livery/contract/content/isolated';
import { intlLocale } from '@livery/contract/market/language';
import { nextFlightsIn } from '@livery/contract/search/flight-search';
import { guestsIn, parseRoomDrafts } from '@livery/contract/search/rooms';
import { parsePlainDate, parsePlainDateTime } from '@livery/contract/search/search-days';
import { GUEST_FIELDS } from '@livery/contract/search/search-guests';
import { joinRoute } from '@livery/contract/shared/join-route';
import { formatDate, formatDateRange } from '@livery/contract/trip/format-date';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../texts/use-language.ts';
import { useSearchOfPage } from './use-search-of-page.ts';

/** The page's search in words: place, dates and people. */
export function useSearchSummary(service: Service): readonly string[] {
  const { t } = useTranslation(['search', 'ui']);
  const language = useLanguage();
  const { start } = useSearchOfPage(service);
  const of = (name: string) => start[name] ?? '';
  const day = (name: string) => parsePlainDate(of(name)) ?? undefined;
  const days = (from: string, until: string) => formatDateRange(day(from), day(until), language, t('ui:selectDate'));
  const oneDay = (name: string) => {
    const date = day(name);
    return date === undefined ? t('ui:selectDate') : formatDate(date, language);
  };
  const time = (name: string) => {
    const dateTime = parsePlainDateTime(of(name));
    return dateTime === null ? '' : `${formatDate(dateTime.toPlainDate(), language)} ${of(name).slice(11)}`;
  };
  const party = () =>
    GUEST_FIELDS.filter((name) => Number(of(name)) > 0).map((name) => t(`count.${name}`, { count: Number(of(name)) }));
  const place = (name: string) => of(name) || t('somewhere');
  const joinTexts = (texts: readonly string[], separator: string) =>
    texts.filter((text) => text !== '').join(separator);
  return wordsFor().filter((text) => text !== '');

  function wordsFor(): readonly string[] {
    switch (service) {
      case 'hotels': {
        const rooms = parseRoomDrafts(of('guests')) ?? [];
        const { adults, children } = guestsIn(rooms);
        const guests = t('count.guests', { count: adults + children });
        return [place('place'), days('checkIn', 'checkOut'), guests, t('count.rooms', { count: rooms.length })];
      }
      case 'resorts': {
        const guests = Number(of('adults')) + Number(of('children'));
        return [place('place'), days('checkIn', 'checkOut'), t('count.guests', { count: guests })];
      }
      case 'activities':
        return [place('place'), oneDay('date')];
      case 'cars':
        return [
          joinRoute([place('pickUp'), of('dropOff')]),
          joinTexts([time('pickUpDateTime'), time('returnDateTime')], ' | ') || t('ui:selectDate'),
        ];
      case 'cruises':
        return [monthWords(of('month')) || t('anyMonth'), ...party()];
      case 'flights':
        return [
          joinRoute([of('fromName') || of('from'), of('toName') || of('to')]),
          of('return') === '' ? oneDay('departure') : days('departure', 'return'),
          ...(of('return') === '' && of('next') === '' ? [t('oneWay')] : []),
          ...(nextFlightsIn(of('next')) ?? []).map(
            (flight) =>
              `${joinRoute([flight.from, flight.to])} (${isolateDirection(formatDate(flight.day, language))})`,
          ),
          ...party(),
        ];
    }
  }

  function monthWords(month: string): string {
    const firstPlainDate = parsePlainDate(`${month}-01`);
    if (firstPlainDate === null) return '';
    const format = new Intl.DateTimeFormat(intlLocale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return format.format(firstPlainDate.toZonedDateTime('UTC').epochMilliseconds);
  }
}
