import { FieldRow } from './field-row.tsx';
import { TextField } from './text-field.tsx';
import type { TextFields } from './use-form.ts';
import { useVoice } from './use-voice.ts';

/** How to reach whoever books, and what they wish for. */
export function ContactFields({ form }: { readonly form: TextFields<'email' | 'phone' | 'note'> }) {
  const say = useVoice();
  return (
    <>
      <FieldRow>
        <TextField
          label={say('kit.contact.email')}
          hint={say('kit.contact.emailHint')}
          type="email"
          autoComplete="email"
          maxLength={120}
          {...form.field('email')}
        />
        <TextField
          label={say('kit.contact.phone')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={30}
          {...form.field('phone')}
        />
      </FieldRow>
      <TextField label={say('kit.contact.note')} optional multiline maxLength={500} {...form.field('note')} />
    </>
  );
}
