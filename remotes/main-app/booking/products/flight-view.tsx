import { CardLink, dayOf, LinkedCard, lastDay } from '@livery/remote';
import { CheckBox } from '@livery/ui/check-box';
import { DateField } from '@livery/ui/date-field';
import { FieldRow } from '@livery/ui/field';
import text from '@livery/ui/text.module.css';
import { useTranslation } from 'react-i18next';
import { CompanyLogo } from '../offer/company-logo.tsx';
import { FlightLegs } from '../offer/flight-legs.tsx';
import type { FlightOffer } from '../offer/offer.ts';
import { MAX_TAGS, TagList } from '../offer/offer-facts.tsx';
import { OfferPriceBlock } from '../offer/offer-price-block.tsx';
import { useOfferTexts } from '../offer/use-offer-texts.ts';
import type { SearchFieldsProps } from '../product/search-plan.ts';
import type { ProductView } from '../product/view.ts';
import { PartyField } from '../search/guests-panel.tsx';
import { AirportField } from '../search/place-field.tsx';
import styles from './flight-view.module.css';

export const flightView: ProductView<FlightOffer> = {
  Fields: FlightFields,
  Card: FlightCard,
  InPlaceOfPictures: ({ offer }) => <FlightLegs legs={offer.legs} full />,
};

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

function FlightCard({ offer, to }: { readonly offer: FlightOffer; readonly to: string }) {
  const cabin = useOfferTexts().label('cabins', offer.cabin);
  return (
    <LinkedCard className={styles.card}>
      <div className={styles.body}>
        <div className={styles.head}>
          <CompanyLogo company={offer.airline} />
          <h2 className={styles.name}>
            <CardLink to={to} name={offer.name} />
          </h2>
        </div>
        <FlightLegs legs={offer.legs} />
        <TagList codes={offer.tags} most={MAX_TAGS} />
      </div>
      <div className={styles.foot}>
        <OfferPriceBlock offer={offer} />
        {cabin !== '' && <p className={text.small}>{cabin}</p>}
      </div>
    </LinkedCard>
  );
}
