import { MAX_FLIGHTS } from '@livery/contract/search/flight-search';
import { lastBookableDay, parsePlainDate } from '@livery/contract/search/search-days';
import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { SelectField } from '@livery/ui/select-field';
import { useIsHydrating } from '@livery/ui/use-is-hydrating';
import { Trash2 } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField, DaysField } from '../fields/days-field.tsx';
import { PlaceField, usePlaceholder } from '../fields/place-field.tsx';
import { TravellersField } from '../fields/travellers-field.tsx';
import { useGroupFocus } from '../fields/use-group-focus.ts';
import { useSuggestions } from '../places/use-suggestions.ts';
import type { FieldsProps } from '../search-fields.ts';
import styles from './flight-fields.module.css';
import { countLegs, legChanges, legNames } from './flight-legs.ts';
import scripted from './scripted.module.css';

/** The default number of days between departure and return. */
const DEFAULT_TRIP_DAYS = 7;

/** The airports, the dates and the travellers: return, one way, or a journey of several flights. */
export function FlightFields({ form }: FieldsProps) {
  const { t } = useTranslation('search');
  const { today } = form.needs;
  const count = countLegs(form.values);
  const { list, focusAfter } = useGroupFocus(count);
  const changeTo = (flights: number) => {
    focusAfter(flights - 1);
    form.set(legChanges(form.values, flights));
  };
  const trip = count > 1 ? 'several' : form.values['return'] === '' ? 'oneWay' : 'return';
  const chooseTrip = (kind: string) =>
    form.set({
      ...legChanges(form.values, kind === 'several' ? 2 : 1),
      return: kind === 'return' ? dayAfterTrip() : '',
    });

  const kindField = useRef<HTMLDivElement>(null);
  const isHydrating = useIsHydrating();
  // Takes over what was chosen before the page was hydrated, which the form doesn't send.
  const takeOver = useEffectEvent(() => {
    const chosenKind = kindField.current?.querySelector('select')?.value ?? trip;
    if (isHydrating && chosenKind !== trip) chooseTrip(chosenKind);
  });
  useLayoutEffect(() => takeOver(), []);

  return (
    <>
      <div ref={kindField} className={scripted.scripted}>
        <SelectField
          label={t('trip.kind')}
          value={trip}
          options={[
            { value: 'return', label: t('trip.return') },
            { value: 'oneWay', label: t('oneWay') },
            { value: 'several', label: t('trip.several') },
          ]}
          onChange={chooseTrip}
        />
      </div>
      <TravellersField form={form} />
      {count > 1 ? (
        <div ref={list} className={styles.legs}>
          {Array.from({ length: count }, (_, index) => (
            <Leg
              key={index}
              form={form}
              number={index + 1}
              onRemove={index > 1 && index + 1 === count ? () => changeTo(index) : undefined}
            />
          ))}
          {count < MAX_FLIGHTS && <Button onClick={() => changeTo(count + 1)}>{t('trip.add')}</Button>}
        </div>
      ) : (
        <>
          <Airports form={form} number={1} />
          {trip === 'oneWay' ? (
            <DayField form={form} label={t('departure')} name="departure" min={today} max={lastBookableDay(today)} />
          ) : (
            <DaysField
              form={form}
              label={t('dates')}
              from={{ name: 'departure', label: t('departure') }}
              until={{ name: 'return', label: t('return') }}
              min={today}
              max={lastBookableDay(today)}
              least={0}
              nativeHint={t('trip.oneWayHint')}
            />
          )}
        </>
      )}
    </>
  );

  function dayAfterTrip(): string {
    return (parsePlainDate(form.values['departure']) ?? today).add({ days: DEFAULT_TRIP_DAYS }).toString();
  }
}

interface LegProps extends FieldsProps {
  /** From 1. */
  readonly number: number;
}

/** The two airports of a flight. */
function Airports({ form, number }: LegProps) {
  const { t } = useTranslation('search');
  const { from, to } = legNames(number);
  const airports = { form, suggestions: useSuggestions('flights'), placeholder: usePlaceholder('airport') };
  return (
    <>
      <PlaceField {...airports} label={t('origin')} place={from} except={form.values[to.code]} />
      <PlaceField {...airports} label={t('target')} place={to} except={form.values[from.code]} />
    </>
  );
}

interface RemovableProps extends LegProps {
  readonly onRemove: (() => void) | undefined;
}

/** A flight of a journey, on or after the date of the previous one. */
function Leg({ form, number, onRemove }: RemovableProps) {
  const { t } = useTranslation('search');
  const { today } = form.needs;
  const plainDateBefore = number === 1 ? null : parsePlainDate(form.values[legNames(number - 1).departure]);
  return (
    <div className={styles.leg} role="group" aria-label={t('trip.flight', { number })} tabIndex={-1}>
      <Airports form={form} number={number} />
      <DayField
        form={form}
        label={t('departure')}
        name={legNames(number).departure}
        min={plainDateBefore ?? today}
        max={lastBookableDay(today)}
      />
      <div className={styles.remove}>
        {onRemove !== undefined && <IconButton icon={Trash2} label={t('trip.remove', { number })} onClick={onRemove} />}
      </div>
    </div>
  );
}
