import { Card } from '../../../kit/card.tsx';
import { CheckBox } from '../../../kit/check-box.tsx';
import { FieldRow } from '../../../kit/field-row.tsx';
import { Form } from '../../../kit/form.tsx';
import { SelectField } from '../../../kit/select-field.tsx';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import { CountryField } from '../frame/country-field.tsx';
import { MEALS, type OwnProfile, SEATS } from './own-profile.ts';
import { useProfileForm } from './use-profile-form.ts';

/** What somebody tells of themselves, to change. */
export function ProfileForm({ profile }: { readonly profile: OwnProfile }) {
  const say = useVoice();
  const form = useProfileForm(profile);
  const { field } = form;
  return (
    <Form form={form} label={say('account.profile')}>
      <Card heading={say('profile.person')}>
        <FieldRow>
          <TextField label={say('person.firstName')} autoComplete="given-name" {...field('firstName')} />
          <TextField label={say('person.lastName')} autoComplete="family-name" {...field('lastName')} />
        </FieldRow>
        <FieldRow>
          <TextField label={say('person.email')} type="email" autoComplete="email" {...field('email')} />
          <TextField label={say('person.phone')} type="tel" autoComplete="tel" optional {...field('phone')} />
        </FieldRow>
      </Card>
      <Card heading={say('profile.address')}>
        <TextField label={say('person.street')} autoComplete="street-address" optional {...field('street')} />
        <FieldRow>
          <TextField label={say('person.postalCode')} autoComplete="postal-code" optional {...field('postalCode')} />
          <TextField label={say('person.city')} autoComplete="address-level2" optional {...field('city')} />
        </FieldRow>
        <CountryField {...field('country')} />
      </Card>
      <Card heading={say('profile.preferences')}>
        <FieldRow>
          <SelectField
            label={say('profile.seat')}
            {...field('seat')}
            onChange={(seat) => form.set({ seat: SEATS.find((known) => known === seat) ?? 'any' })}
            options={SEATS.map((value) => ({ value, label: say(`profile.seats.${value}`) }))}
          />
          <SelectField
            label={say('profile.meal')}
            {...field('meal')}
            onChange={(meal) => form.set({ meal: MEALS.find((known) => known === meal) ?? 'any' })}
            options={MEALS.map((value) => ({ value, label: say(`profile.meals.${value}`) }))}
          />
        </FieldRow>
        <CheckBox label={say('profile.newsletter')} {...field('newsletter')} />
      </Card>
      <div>
        <SubmitButton form={form}>{say('form.save')}</SubmitButton>
      </div>
    </Form>
  );
}
