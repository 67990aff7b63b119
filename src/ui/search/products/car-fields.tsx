import { intlLocale } from '@livery/contract/market/language';
import { DROP_OFF_FIELDS, MAX_DRIVER_AGE, MIN_DRIVER_AGE, PICK_UP_FIELDS } from '@livery/contract/search/car-search';
import { firstBookableDay, lastBookableDay } from '@livery/contract/search/search-days';
import { plainDigits } from '@livery/contract/shared/plain-digits';
import { CheckBox } from '@livery/ui/check-box';
import { SelectField } from '@livery/ui/select-field';
import { TextField } from '@livery/ui/text-field';
import { useLive } from '@livery/ui/use-live';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureMessage } from '../../../domain/notices/failure-message.ts';
import { typedPlace } from '../../../domain/search/named-place.ts';
import { messageText } from '../../notices/message-text.tsx';
import { useShell } from '../../shell-context.tsx';
import { useLanguage } from '../../texts/use-language.ts';
import { DaysField } from '../fields/days-field.tsx';
import { PlaceField, usePlaceholder } from '../fields/place-field.tsx';
import { useSuggestions } from '../places/use-suggestions.ts';
import type { FieldsProps } from '../search-fields.ts';
import { RETURNS_ELSEWHERE, returnsElsewhere } from './car-return.ts';
import styles from './scripted.module.css';

/** The places and times of pick-up and return, and the driver. */
export function CarFields({ form }: FieldsProps) {
  const { t } = useTranslation('search');
  const { today, agency } = form.needs;
  const elsewhere = returnsElsewhere(form.values);
  const places = { form, suggestions: useSuggestions('cars'), placeholder: usePlaceholder('place') };
  return (
    <>
      <div>
        <PlaceField {...places} label={t('pickUp')} place={PICK_UP_FIELDS} />
        <div className={styles.scripted}>
          <CheckBox label={t('returnElsewhere')} value={elsewhere} onChange={chooseElsewhere} />
        </div>
        <noscript className={styles.unscripted}>
          {!elsewhere && <PlaceField {...places} label={t('dropOff')} place={DROP_OFF_FIELDS} />}
        </noscript>
      </div>
      {elsewhere && <PlaceField {...places} label={t('dropOff')} place={DROP_OFF_FIELDS} />}
      <DaysField
        form={form}
        label={t('dates')}
        from={{ name: 'pickUpDateTime', label: t('from') }}
        until={{ name: 'returnDateTime', label: t('until') }}
        min={firstBookableDay(today, agency.sameDayBookingDisallowed.car)}
        max={lastBookableDay(today)}
        least={0}
        withTimes
      />
      <TextField
        label={t('driverAge')}
        name="age"
        inputMode="numeric"
        maxLength={2}
        placeholder={`${MIN_DRIVER_AGE}–${MAX_DRIVER_AGE}`}
        value={form.values['age'] ?? ''}
        error={form.error('age')}
        onChange={(age) => form.set({ age: plainDigits(age) })}
      />
      <ResidenceField form={form} />
    </>
  );

  function chooseElsewhere(chosen: boolean) {
    form.set({ ...(chosen ? {} : typedPlace(DROP_OFF_FIELDS, '')), [RETURNS_ELSEWHERE]: chosen ? 'on' : '' });
  }
}

/** The country where the driver lives; if the list can't be loaded, only the current one, and the failure. */
function ResidenceField({ form }: FieldsProps) {
  const { t } = useTranslation('search');
  const { t: tell } = useTranslation();
  const language = useLanguage();
  const { trip } = useShell();
  const countries = useLive(trip.carCountries);
  useEffect(() => {
    if (trip.carCountries.now().kind !== 'ready') trip.loadCarCountries();
  }, [trip]);
  const value = form.values['residence'] ?? '';
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(intlLocale(language), { type: 'region', fallback: 'code' });
    const codes = new Set([value, ...(countries.kind === 'ready' ? countries.value.map(({ code }) => code) : [])]);
    return [...codes]
      .filter((code) => /^[A-Z]{2}$/.test(code))
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .sort((a, b) => a.label.localeCompare(b.label, intlLocale(language)));
  }, [countries, value, language]);
  return (
    <SelectField
      label={t('residence')}
      name="residence"
      value={value}
      error={form.error('residence')}
      hint={countries.kind === 'failed' ? messageText(failureMessage(countries.failure, 'call'), tell) : undefined}
      options={options}
      onChange={(residence) => form.set({ residence })}
    />
  );
}
