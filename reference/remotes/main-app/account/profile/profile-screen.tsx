import { useQuery, useRemote } from '@livery/remote';
import { Form, SubmitButton, useMutationForm, useRules } from '@livery/remote/forms';
import { Card } from '@livery/ui/card';
import { CheckBox } from '@livery/ui/check-box';
import { FieldRow } from '@livery/ui/field';
import { SelectField } from '@livery/ui/select-field';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import { boolean, object, picklist, string } from 'valibot';
import { AccountQueryResult, TravellerPage } from '../common/account-states.tsx';
import { CountryField } from '../common/country-field.tsx';
import { MEAL_PREFERENCES, type OwnProfile, parseOwnProfile, SEAT_PREFERENCES } from './profile-wire.ts';

export function MyProfileScreen() {
  const { t } = useTranslation('account');
  return (
    <TravellerPage title={t('account.profile')} lead={t('profile.lead')}>
      <ProfileView />
    </TravellerPage>
  );
}

/** The visitor's own profile, once it is loaded. */
export function ProfileView() {
  const query = useQuery({ method: 'GET', path: '/api/reference/profile' }, parseOwnProfile);
  return <AccountQueryResult query={query}>{(profile) => <ProfileForm profile={profile} />}</AccountQueryResult>;
}

/** The form of the visitor's own profile. */
function ProfileForm({ profile }: { readonly profile: OwnProfile }) {
  const { t } = useTranslation('account');
  const rules = useRules();
  const { notify } = useRemote();
  const form = useMutationForm<OwnProfile>({
    values: profile,
    schema: object({
      firstName: rules.required,
      lastName: string(),
      email: rules.email,
      phone: rules.optional.phone,
      street: string(),
      city: string(),
      postalCode: string(),
      country: string(),
      seat: picklist(SEAT_PREFERENCES),
      meal: picklist(MEAL_PREFERENCES),
      newsletter: boolean(),
    }),
    call: (body) => ({ method: 'POST', path: '/api/reference/profile', body }),
    done: () => notify('success', t('form.saved')),
  });
  const { field } = form;
  return (
    <Form form={form} label={t('account.profile')}>
      <Card heading={t('profile.person')}>
        <FieldRow>
          <TextField label={t('person.firstName')} autoComplete="given-name" maxLength={200} {...field('firstName')} />
          <TextField
            label={t('person.lastName')}
            autoComplete="family-name"
            maxLength={200}
            optional
            {...field('lastName')}
          />
        </FieldRow>
        <FieldRow>
          <TextField label={t('person.email')} type="email" autoComplete="email" {...field('email')} />
          <TextField label={t('person.phone')} type="tel" autoComplete="tel" optional {...field('phone')} />
        </FieldRow>
      </Card>
      <Card heading={t('profile.address')}>
        <TextField label={t('person.street')} autoComplete="street-address" optional {...field('street')} />
        <FieldRow>
          <TextField label={t('person.postalCode')} autoComplete="postal-code" optional {...field('postalCode')} />
          <TextField label={t('person.city')} autoComplete="address-level2" optional {...field('city')} />
        </FieldRow>
        <CountryField {...field('country')} />
      </Card>
      <Card heading={t('profile.preferences')}>
        <FieldRow>
          <SelectField
            label={t('profile.seat')}
            {...field('seat')}
            onChange={(seat) =>
              form.set({ seat: SEAT_PREFERENCES.find((knownSeatPreference) => knownSeatPreference === seat) ?? 'any' })
            }
            options={SEAT_PREFERENCES.map((value) => ({ value, label: t(`profile.seats.${value}`) }))}
          />
          <SelectField
            label={t('profile.meal')}
            {...field('meal')}
            onChange={(meal) =>
              form.set({ meal: MEAL_PREFERENCES.find((knownMealPreference) => knownMealPreference === meal) ?? 'any' })
            }
            options={MEAL_PREFERENCES.map((value) => ({ value, label: t(`profile.meals.${value}`) }))}
          />
        </FieldRow>
        <CheckBox label={t('profile.newsletter')} {...field('newsletter')} />
      </Card>
      <div>
        <SubmitButton form={form}>{t('form.save')}</SubmitButton>
      </div>
    </Form>
  );
}
