import { NameFields } from '@livery/kit/booking/checkout-page';
import { useFormat } from '@livery/remote';
import type { FormState } from '@livery/remote/forms';
import { birthDateRange, type TripDays } from '@livery/remote/search';
import { Card } from '@livery/ui/card';
import { DateField } from '@livery/ui/date-field';
import { FieldRow } from '@livery/ui/field';
import { NumberField } from '@livery/ui/number-field';
import { TextField } from '@livery/ui/text-field';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../offer/offer.ts';
import type { TravellerDetail, TravellerKind } from '../offer/offer-details.ts';
import { productDefinition } from '../product/product.ts';
import styles from './checkout.module.css';
import {
  type CheckoutValues,
  detailField,
  firstNameField,
  lastNameField,
  MAX_PARTICIPANTS,
} from './checkout-values.ts';
import { NationalityField } from './nationality-field.tsx';

interface Props {
  readonly form: FormState<CheckoutValues>;
  readonly offer: Offer;
  readonly travellers: readonly TravellerKind[];
  readonly asks: readonly TravellerDetail[];
  readonly days: TripDays | null;
}

/** The names of the travellers, and the details that the offer requires of each. */
export function TravellerFields({ form, offer, travellers, asks, days }: Props) {
  const { t } = useTranslation('booking');
  const alone = travellers.length === 1;
  const kindOf = (kind: TravellerKind, index: number) => t(`checkout.kinds.${kind}`, { number: index + 1 });
  return (
    <Card heading={t(`checkout.travellers.${offer.product}`)}>
      {productDefinition(offer.product).choosesPeople && (
        <NumberField
          label={t('checkout.people')}
          value={travellers.length}
          min={1}
          max={MAX_PARTICIPANTS}
          onChange={(people) => form.set({ people: String(people) })}
        />
      )}
      {asks.length > 0 && <p>{t('checkout.asInPassport')}</p>}
      {travellers.map((kind, index) => (
        <fieldset key={index} className={styles.traveller}>
          <legend className={alone ? undefined : styles.legend}>
            {alone ? <VisuallyHidden>{kindOf(kind, index)}</VisuallyHidden> : kindOf(kind, index)}
          </legend>
          <NameFields
            firstField={form.field(firstNameField(index))}
            lastField={form.field(lastNameField(index))}
            isOwn={index === 0}
          />
          {asks.length > 0 && (
            <FieldRow>
              {asks.map((detail) => (
                <DetailField key={detail} form={form} detail={detail} index={index} kind={kind} days={days} />
              ))}
            </FieldRow>
          )}
        </fieldset>
      ))}
    </Card>
  );
}

interface DetailProps extends Pick<Props, 'form' | 'days'> {
  readonly detail: TravellerDetail;
  readonly index: number;
  readonly kind: TravellerKind;
}

function DetailField({ form, detail, index, kind, days }: DetailProps) {
  const { t } = useTranslation('booking');
  const { day } = useFormat();
  const field = form.field(detailField(detail, index));
  const born = days === null ? undefined : birthDateRange(kind, days);
  switch (detail) {
    case 'birthDate':
      return (
        <DateField
          label={t('checkout.birthDate')}
          hint={t(`search.partyHint.${PARTY_KEYS[kind]}`)}
          min={born?.first}
          max={born?.last}
          written={day(field.value)}
          {...field}
        />
      );
    case 'nationality':
      return <NationalityField {...field} />;
    case 'passport':
      return <TextField label={t('checkout.passport')} autoComplete="off" maxLength={20} {...field} />;
  }
}

const PARTY_KEYS = { adult: 'adults', child: 'children', infant: 'infants' } as const;
