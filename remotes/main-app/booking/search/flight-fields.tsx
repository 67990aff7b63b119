import { useTranslation } from 'react-i18next';
import { dayOf, lastDay } from '../../../kit/format/days.ts';
import { CheckBox } from '../../../kit/forms/check-box.tsx';
import { DateField } from '../../../kit/forms/date-field.tsx';
import { FieldRow } from '../../../kit/forms/field.tsx';
import { PartyField } from './guests-panel.tsx';
import { AirportField } from './place-field.tsx';
import type { SearchFieldsProps } from './search-fields-props.ts';

/** The default number of days between departure and return. */
const DEFAULT_TRIP_DAYS = 7;

export function FlightFields({ form, today }: SearchFieldsProps) {
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
          onChange={leave}
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
  function leave(text: string) {
    const [day, before, back] = [dayOf(text), dayOf(form.values['departure']), dayOf(form.values['return'])];
    const away = before === null || back === null ? null : before.until(back);
    form.set({ departure: text, ...(day === null || away === null ? {} : { return: day.add(away).toString() }) });
  }
}
