import { useDeed } from '../../../kit/use-deed.ts';
import { useFailureText } from '../../../kit/use-failure-text.ts';
import { type FormState, useForm } from '../../../kit/use-form.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useRules } from '../../../kit/use-rules.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { isPhone } from '../frame/is-phone.ts';
import type { OwnProfile } from './own-profile.ts';

/** The form of a profile: what it needs, and saving it. */
export function useProfileForm(profile: OwnProfile): FormState<OwnProfile> {
  const say = useVoice();
  const rules = useRules();
  const { run } = useDeed();
  const failureText = useFailureText();
  const { notify } = useRemote();
  return useForm<OwnProfile>({
    values: profile,
    rules: {
      firstName: rules.required,
      lastName: rules.required,
      email: rules.email,
      phone: (phone) => (phone.trim() === '' || isPhone(phone) ? undefined : say('form.phone')),
    },
    async submit(values) {
      const answer = await run({ method: 'POST', path: '/api/reference/profile', body: values });
      if (!answer.ok) return failureText(answer.error);
      notify('success', say('form.saved'));
      return undefined;
    },
  });
}
