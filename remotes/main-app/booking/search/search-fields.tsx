import { useTranslation } from 'react-i18next';
import { useLive } from '../../../../design/use-live.ts';
import { useFailureText } from '../../../kit/data/use-failure-text.ts';
import { useQuery } from '../../../kit/data/use-query.ts';
import { dayOf, firstDay, lastDay } from '../../../kit/format/days.ts';
import { monthName } from '../../../kit/format/locale.ts';
import { CheckBox } from '../../../kit/forms/check-box.tsx';
import { DateField } from '../../../kit/forms/date-field.tsx';
import { FieldRow } from '../../../kit/forms/field.tsx';
import { SelectField } from '../../../kit/forms/select-field.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import type { Product } from '../product/product.ts';
import type { SearchFieldsProps } from '../product/search-plan.ts';
import { CarFields } from './car-fields.tsx';
import { PartyField } from './guests-panel.tsx';
import { AirportField, PlaceField } from './place-field.tsx';
import { readShipLines } from './places-wire.ts';
import { RoomsField } from './rooms-field.tsx';
import { ACTIVITY_PLACE, HOTEL_PLACE } from './search-values.ts';

/** The fields of each product's search form. */
export const SEARCH_FIELDS = {
  hotel: HotelFields,
  car: CarFields,
  activity: ActivityFields,
  flight: FlightFields,
  cruise: CruiseFields,
} satisfies Record<Product, (props: SearchFieldsProps) => unknown>;

function HotelFields({ form, today }: SearchFieldsProps) {
  const { t } = useTranslation('booking');
  const { agency } = useRemote();
  const first = firstDay(today, agency.sameDayBookingDisallowed.hotel);
  const checkIn = dayOf(form.values['checkIn']);
  return (
    <FieldRow>
      <PlaceField form={form} label={t('search.destination')} names={HOTEL_PLACE} path="/api/v2/hotel/auto-suggest" />
      <DateField
        label={t('search.checkIn')}
        {...form.field('checkIn')}
        onChange={moveCheckIn}
        min={first.toString()}
        max={lastDay(today).toString()}
      />
      <DateField
        label={t('search.checkOut')}
        {...form.field('checkOut')}
        min={(checkIn ?? first).add({ days: 1 }).toString()}
      />
      <RoomsField form={form} />
    </FieldRow>
  );

  /** Moves the check-out with the check-in, so that the stay stays as long. */
  function moveCheckIn(text: string) {
    const [day, before, leaving] = [dayOf(text), checkIn, dayOf(form.values['checkOut'])];
    const stay = before === null || leaving === null ? null : before.until(leaving);
    const moved = day === null || stay === null || stay.sign < 1 ? {} : { checkOut: day.add(stay).toString() };
    form.set({ checkIn: text, ...moved });
  }
}

function ActivityFields({ form, today }: SearchFieldsProps) {
  const { t } = useTranslation('booking');
  const { agency } = useRemote();
  return (
    <FieldRow>
      <PlaceField
        form={form}
        label={t('search.destination')}
        names={ACTIVITY_PLACE}
        path="/api/activities/destinations"
      />
      <DateField
        label={t('search.date')}
        {...form.field('date')}
        min={firstDay(today, agency.sameDayBookingDisallowed.activities).toString()}
        max={lastDay(today).toString()}
      />
    </FieldRow>
  );
}

/** The default number of days between departure and return. */
const DEFAULT_TRIP_DAYS = 7;

function FlightFields({ form, today }: SearchFieldsProps) {
  const { t } = useTranslation('booking');
  const departure = dayOf(form.values['departure']) ?? today;
  const oneWay = form.values['return'] === '';
  return (
    <>
      <FieldRow>
        <AirportField form={form} label={t('search.origin')} code="from" words="fromName" />
        <AirportField form={form} label={t('search.target')} code="to" words="toName" />
      </FieldRow>
      <FieldRow>
        <DateField
          label={t('search.departure')}
          {...form.field('departure')}
          onChange={moveDeparture}
          min={today.toString()}
          max={lastDay(today).toString()}
        />
        {!oneWay && <DateField label={t('search.return')} {...form.field('return')} min={departure.toString()} />}
        <PartyField form={form} />
      </FieldRow>
      <CheckBox
        label={t('search.oneWay')}
        value={oneWay}
        onChange={(chosen) => form.set({ return: chosen ? '' : departure.add({ days: DEFAULT_TRIP_DAYS }).toString() })}
      />
    </>
  );

  /** Moves the return with the departure, so that the trip stays as long. */
  function moveDeparture(text: string) {
    const [day, before, back] = [dayOf(text), dayOf(form.values['departure']), dayOf(form.values['return'])];
    const away = before === null || back === null ? null : before.until(back);
    form.set({ departure: text, ...(day === null || away === null ? {} : { return: day.add(away).toString() }) });
  }
}

/** How many months ahead cruises can be searched. */
const MONTHS = 18;

function CruiseFields({ form, today }: SearchFieldsProps) {
  const { t } = useTranslation('booking');
  const language = useLive(useRemote().language);
  const { state } = useQuery({ method: 'GET', path: '/api/cruise/ship-lines' }, readShipLines);
  const failureText = useFailureText('call');
  const lines = state.kind === 'ready' ? state.value.map(({ id, name }) => ({ value: id, label: name })) : [];
  const months = Array.from({ length: MONTHS }, (_, ahead) => {
    const month = today.toPlainYearMonth().add({ months: ahead });
    return { value: month.toString(), label: `${monthName(month.month, language)} ${month.year}` };
  });
  return (
    <FieldRow>
      <SelectField
        label={t('search.shipLine')}
        {...form.field('shipLine')}
        hint={state.kind === 'failed' ? failureText(state.failure) : undefined}
        options={lines}
        placeholder={t('search.anyLine')}
      />
      <SelectField
        label={t('search.month')}
        {...form.field('month')}
        options={months}
        placeholder={t('search.anyMonth')}
      />
      <PartyField form={form} />
    </FieldRow>
  );
}
