import { countryOptions, firstDay, lastDay, timeOf, useFailureText, useQuery, useRemote } from '@livery/remote';
import { DROP_OFF, PICK_UP } from '@livery/remote/search';
import { DateField } from '@livery/ui/date-field';
import { FieldRow } from '@livery/ui/field';
import { SelectField } from '@livery/ui/select-field';
import { TextField } from '@livery/ui/text-field';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import type { SearchFieldsProps } from '../product/search-plan.ts';
import { PlaceField } from '../search/place-field.tsx';
import { readCountries } from '../search/places-wire.ts';

const SUGGEST = '/api/car-rental/auto-suggest';

/** The fields of its search form. */
export function CarFields({ form, today }: SearchFieldsProps) {
  const { t } = useTranslation('booking');
  const { agency } = useRemote();
  const first = `${firstDay(today, agency.sameDayBookingDisallowed.car).toString()}T00:00`;
  const from = timeOf(form.values['pickUpDateTime']);
  return (
    <>
      <FieldRow>
        <PlaceField form={form} label={t('search.pickUp')} names={PICK_UP} path={SUGGEST} />
        <PlaceField
          form={form}
          label={t('search.dropOff')}
          hint={t('search.dropOffHint')}
          names={DROP_OFF}
          path={SUGGEST}
          optional
        />
      </FieldRow>
      <FieldRow>
        <DateField
          label={t('search.from')}
          type="datetime-local"
          {...form.field('pickUpDateTime')}
          onChange={movePickUp}
          min={first}
          max={`${lastDay(today).toString()}T23:59`}
        />
        <DateField
          label={t('search.until')}
          type="datetime-local"
          {...form.field('returnDateTime')}
          min={from === null ? first : from.toString({ smallestUnit: 'minute' })}
        />
        <TextField label={t('search.driverAge')} inputMode="numeric" maxLength={2} {...form.field('age')} />
        <ResidenceField form={form} />
      </FieldRow>
    </>
  );

  /** Moves the drop-off with the pick-up, so that the rental stays as long. */
  function movePickUp(text: string) {
    const [at, until] = [timeOf(text), timeOf(form.values['returnDateTime'])];
    const rental = from === null || until === null ? null : from.until(until);
    const moved =
      at === null || rental === null || rental.sign < 1
        ? {}
        : { returnDateTime: at.add(rental).toString({ smallestUnit: 'minute' }) };
    form.set({ pickUpDateTime: text, ...moved });
  }
}

/** The driver's country of residence; where the list can't be loaded, only the current country and the failure. */
function ResidenceField({ form }: Pick<SearchFieldsProps, 'form'>) {
  const { t } = useTranslation('booking');
  const language = useLive(useRemote().language);
  const { state } = useQuery({ method: 'GET', path: '/api/car-rental/findCountries/EN' }, readCountries);
  const failureText = useFailureText('call');
  const field = form.field('residence');
  const codes = [field.value, ...(state.kind === 'ready' ? state.value : [])];
  return (
    <SelectField
      label={t('search.residence')}
      {...field}
      hint={state.kind === 'failed' ? failureText(state.failure) : undefined}
      options={countryOptions(codes, language)}
    />
  );
}
