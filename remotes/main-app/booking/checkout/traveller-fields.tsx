import { useTranslation } from 'react-i18next';
import { Card } from '../../../kit/cards/card.tsx';
import { FieldRow } from '../../../kit/forms/field.tsx';
import { Stepper } from '../../../kit/forms/stepper.tsx';
import { TextField } from '../../../kit/forms/text-field.tsx';
import type { FormState } from '../../../kit/forms/use-form.ts';
import { VisuallyHidden } from '../../../kit/layout/visually-hidden.tsx';
import type { Offer } from '../offer/offer.ts';
import styles from './checkout.module.css';
import { type CheckoutValues, firstNameOf, lastNameOf, MOST_PEOPLE, type TravellerKind } from './checkout-values.ts';

interface Props {
  readonly form: FormState<CheckoutValues>;
  readonly offer: Offer;
  readonly travellers: readonly TravellerKind[];
}

/** The names of those who travel. */
export function TravellerFields({ form, offer, travellers }: Props) {
  const { t } = useTranslation('booking');
  const alone = travellers.length === 1;
  const kindOf = (kind: TravellerKind, index: number) => t(`checkout.kinds.${kind}`, { number: index + 1 });
  return (
    <Card heading={t(`checkout.travellers.${offer.product}`)}>
      {offer.product === 'activity' && (
        <Stepper
          label={t('checkout.people')}
          value={travellers.length}
          min={1}
          max={MOST_PEOPLE}
          onChange={(people) => form.set({ people: String(people) })}
        />
      )}
      {travellers.map((kind, index) => (
        <fieldset key={index} className={styles.traveller}>
          <legend className={alone ? undefined : styles.legend}>
            {alone ? <VisuallyHidden>{kindOf(kind, index)}</VisuallyHidden> : kindOf(kind, index)}
          </legend>
          <FieldRow>
            <TextField
              label={t('checkout.firstName')}
              {...form.field(firstNameOf(index))}
              autoComplete={index === 0 ? 'given-name' : 'off'}
              maxLength={60}
            />
            <TextField
              label={t('checkout.lastName')}
              {...form.field(lastNameOf(index))}
              autoComplete={index === 0 ? 'family-name' : 'off'}
              maxLength={60}
            />
          </FieldRow>
        </fieldset>
      ))}
    </Card>
  );
}
