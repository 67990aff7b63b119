import type { TextFields } from '@livery/remote/forms';
import { FieldRow } from '@livery/ui/field';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';

/** Contact details of the booker, and a note. */
export function ContactFields({ form }: { readonly form: TextFields<'email' | 'phone' | 'note'> }) {
  const { t } = useTranslation('kit');
  return (
    <>
      <FieldRow>
        <TextField
          label={t('contact.email')}
          hint={t('contact.emailHint')}
          type="email"
          autoComplete="email"
          maxLength={120}
          {...form.field('email')}
        />
        <TextField
          label={t('contact.phone')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={30}
          {...form.field('phone')}
        />
      </FieldRow>
      <TextField label={t('contact.note')} optional multiline maxLength={500} {...form.field('note')} />
    </>
  );
}
