import { dayOf, lastDay, useFormat } from '@livery/remote';
import { nextFlightsIn } from '@livery/remote/search';
import { Button } from '@livery/ui/button';
import { CheckBox } from '@livery/ui/check-box';
import { DateField } from '@livery/ui/date-field';
import { DateRangeField } from '@livery/ui/date-range-field';
import { FieldRow } from '@livery/ui/field';
import { Notice } from '@livery/ui/notice';
import { useTranslation } from 'react-i18next';
import type { SearchFieldsProps } from '../product/search-plan.ts';
import { PartyField } from '../search/guests-panel.tsx';
import { AirportField } from '../search/place-field.tsx';

/** The default number of days between departure and return. */
const DEFAULT_TRIP_DAYS = 7;

/** The fields of its search form. */
export function FlightFields({ form, today }: SearchFieldsProps) {
  const { t } = useTranslation('booking');
  const departure = dayOf(form.values['departure']) ?? today;
  const oneWay = form.values['return'] === '';
  const leaving = {
    label: t('search.departure'),
    ...form.field('departure'),
    onChange: moveDeparture,
    min: today.toString(),
    max: lastDay(today).toString(),
  };
  return (
    <>
      <FieldRow>
        <AirportField form={form} label={t('search.origin')} code="from" words="fromName" />
        <AirportField form={form} label={t('search.target')} code="to" words="toName" />
      </FieldRow>
      <FieldRow>
        {oneWay ? (
          <DateField {...leaving} />
        ) : (
          <DateRangeField
            from={leaving}
            until={{ label: t('search.return'), ...form.field('return'), min: departure.toString() }}
            onChoose={({ from, until }) => form.set({ departure: from, return: until })}
          />
        )}
        <PartyField form={form} />
      </FieldRow>
      <CheckBox
        label={t('search.oneWay')}
        value={oneWay}
        onChange={(chosen) =>
          form.set({ return: chosen ? '' : departure.add({ days: DEFAULT_TRIP_DAYS }).toString(), next: '' })
        }
      />
      <NextFlights form={form} />
    </>
  );

  /** Moves the return with the departure, so that the trip stays as long. */
  function moveDeparture(text: string) {
    const [day, before, back] = [dayOf(text), dayOf(form.values['departure']), dayOf(form.values['return'])];
    const away = before === null || back === null ? null : before.until(back);
    form.set({ departure: text, ...(day === null || away === null ? {} : { return: day.add(away).toString() }) });
  }
}

/** The further flights of a link, which can be left out. */
function NextFlights({ form }: Pick<SearchFieldsProps, 'form'>) {
  const { t } = useTranslation('booking');
  const { day } = useFormat();
  const { value, error, onChange } = form.field('next');
  if (value === '') return null;
  const flights = nextFlightsIn(value) ?? [];
  return (
    <Notice action={<Button onClick={() => onChange('')}>{t('search.noNextFlights')}</Button>}>
      <p>{error ?? t('search.nextFlights')}</p>
      {flights.map(({ from, to, day: on }) => (
        <p key={`${from}${to}${on.toString()}`}>{`${from} → ${to} · ${day(on.toString())}`}</p>
      ))}
    </Notice>
  );
}
