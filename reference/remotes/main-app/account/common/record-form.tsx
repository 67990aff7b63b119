import { Lazy } from '@livery/kit/lazy';
import { Form, type FormValues } from '@livery/remote/forms';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldTexts } from './changed-by-others.tsx';
import { loadChangedByOthers } from './lazy-changed-by-others.ts';
import { useUnsavedMark } from './leave-guard.tsx';
import type { RecordFormState } from './use-record-form.ts';

interface Props<Values extends FormValues> extends FieldTexts {
  readonly form: RecordFormState<Values>;
  readonly label: string;
  readonly children: ReactNode;
}

/** A form of `useRecordForm()`: it shows changes that others have saved meanwhile, and asks before the page is left. */
export function RecordForm<Values extends FormValues>({ form, label, children, ...texts }: Props<Values>) {
  const { otherChanges, rejected, refusal, unsaved } = form;
  const top = useRef<HTMLDivElement>(null);
  useUnsavedMark(unsaved);
  // The save button is below a long form, the messages are above it.
  useEffect(() => {
    if ((rejected > 0 && refusal !== '') || otherChanges !== null) top.current?.focus();
  }, [rejected, refusal, otherChanges]);
  return (
    <div>
      <div ref={top} tabIndex={-1} />
      <Form form={form} label={label}>
        {otherChanges !== null && (
          <Lazy load={loadChangedByOthers} waiting={null} level={3}>
            {({ ChangedByOthers }) => (
              <ChangedByOthers otherChanges={otherChanges} values={form.values} onUse={form.set} {...texts} />
            )}
          </Lazy>
        )}
        {children}
      </Form>
    </div>
  );
}
