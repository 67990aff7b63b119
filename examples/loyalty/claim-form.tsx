import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Field } from '@livery/ui/field';
import { Notice } from '@livery/ui/notice';
import { TextField } from '@livery/ui/text-field';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Account } from './account.ts';
import { LeaveQuestion } from './leave-question.tsx';
import styles from './loyalty.module.css';
import { useChange } from './use-change.ts';

const CLAIM = v.object({
  booking: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9-]{4,20}$/)),
  receipt: v.custom<FileList>((files) => files instanceof FileList && files.length === 1),
});

const EMPTY = { booking: '' };

/** A form that sends a file. Unsaved input is guarded until it is sent. */
export function ClaimForm({ onChange }: { readonly onChange: (account: Account) => void }) {
  const { t } = useTranslation('loyalty');
  const { notify, events } = useRemote();
  const { send } = useChange(onChange);
  const form = useForm<v.InferInput<typeof CLAIM>>({ resolver: valibotResolver(CLAIM), defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  // A file field that was emptied contains an empty list, not the missing value with which it began.
  const [booking, receipt] = useWatch({ control: form.control, name: ['booking', 'receipt'] });

  const submit = form.handleSubmit(async ({ booking, receipt: [receipt] }) => {
    const body = new FormData();
    body.set('booking', booking);
    if (receipt !== undefined) body.set('receipt', receipt);
    const failure = await send({ method: 'POST', path: '/api/loyalty/claims', body });
    if (failure !== '') return form.setError('root', { message: failure });
    form.reset();
    events.publish('loyalty.claimed', { booking });
    notify('success', t('claim.sent'));
  });

  return (
    <form className={styles.stack} noValidate onSubmit={(event) => void submit(event)}>
      {errors.root?.message !== undefined && <Notice tone="failure">{errors.root.message}</Notice>}
      <Controller
        name="booking"
        control={form.control}
        render={({ field: { name, value, onChange } }) => (
          <TextField
            label={t('claim.booking')}
            name={name}
            value={value}
            onChange={onChange}
            error={errors.booking && t('claim.bookingWrong')}
          />
        )}
      />
      <Field label={t('claim.receipt')} hint={t('claim.receiptHint')} error={errors.receipt && t('claim.noReceipt')}>
        {(control) => (
          <input {...control} {...form.register('receipt')} type="file" accept="image/png,image/jpeg,application/pdf" />
        )}
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t('claim.send')}
        </Button>
      </div>
      <LeaveQuestion unsaved={booking !== '' || (receipt?.length ?? 0) > 0} />
    </form>
  );
}
