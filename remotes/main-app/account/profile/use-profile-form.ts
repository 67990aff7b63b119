import { useTranslation } from 'react-i18next';
import type { FormState } from '../../../kit/forms/use-form.ts';
import { useMutationForm } from '../../../kit/forms/use-mutation-form.ts';
import { useRules } from '../../../kit/forms/use-rules.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { OwnProfile } from './own-profile.ts';

/** The form of a profile: what it needs, and saving it. */
export function useProfileForm(profile: OwnProfile): FormState<OwnProfile> {
  const { t } = useTranslation('account');
  const rules = useRules();
  const { notify } = useRemote();
  return useMutationForm<OwnProfile>({
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
