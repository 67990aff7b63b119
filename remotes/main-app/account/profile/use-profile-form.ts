import { useTranslation } from 'react-i18next';
import { useDeedForm } from '../../../kit/use-deed-form.ts';
import type { FormState } from '../../../kit/use-form.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useRules } from '../../../kit/use-rules.ts';
import type { OwnProfile } from './own-profile.ts';

/** The form of a profile: what it needs, and saving it. */
export function useProfileForm(profile: OwnProfile): FormState<OwnProfile> {
  const { t } = useTranslation('account');
  const rules = useRules();
  const { notify } = useRemote();
  return useDeedForm<OwnProfile>({
    values: profile,
    rules: {
      firstName: rules.required,
      lastName: rules.required,
      email: rules.email,
      phone: rules.optional(rules.phone),
    },
    call: (body) => ({ method: 'POST', path: '/api/reference/profile', body }),
    done: () => notify('success', t('form.saved')),
  });
}
