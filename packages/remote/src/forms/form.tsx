import { Button } from '@livery/ui/button';
import layout from '@livery/ui/layout.module.css';
import { Notice } from '@livery/ui/notice';
import text from '@livery/ui/text.module.css';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form.module.css';
import type { FormState, FormValues } from './use-form.ts';

interface Props<Values extends FormValues> {
  readonly form: FormState<Values>;
  /** The accessible name of the form, if no heading names it. */
  readonly label?: string;
  /**
   * The group of a field, by the field's name, if several fields have the same label: shown before the field's error in
   * the summary.
   */
  readonly groupOf?: ((name: string) => string) | undefined;
  readonly children: ReactNode;
}

/**
 * A form of `useForm()`. After a submit with invalid values the first invalid field gets the focus; if several are
 * invalid, a summary links to each. The reason of a refusal is scrolled into view; the focus stays where it is.
 */
export function Form<Values extends FormValues>({ form, label, groupOf, children }: Props<Values>) {
  const { t } = useTranslation('ui');
  const ref = useRef<HTMLFormElement>(null);
  const reason = useRef<HTMLDivElement>(null);
  const { problems, refusal, rejected } = form;

  useEffect(() => {
    if (rejected === 0) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
    reason.current?.scrollIntoView({ block: 'nearest' });
  }, [rejected]);

  return (
    <form ref={ref} className={layout.list} aria-label={label} noValidate onSubmit={form.onSubmit}>
      {refusal !== '' && (
        <div ref={reason}>
          <Notice tone="failure">{refusal}</Notice>
        </div>
      )}
      {problems.length > 1 && (
        <Notice tone="failure">
          <div className={styles.summary}>
            <p className={text.strong}>{t('form.problems', { count: problems.length })}</p>
            <ul role="list">
              {problems.map(({ name, error }) => (
                <li key={name}>
                  <a href={`#${name}`} onClick={(event) => lead(event, name)}>
                    <GroupPrefix label={groupOf?.(name)} />
                    <span>{error}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </Notice>
      )}
      {children}
    </form>
  );

  function lead(event: MouseEvent, name: string) {
    event.preventDefault();
    const field = ref.current?.elements.namedItem(name) ?? document.getElementById(`${name}-error`);
    if (field instanceof HTMLElement) field.focus();
  }
}

function GroupPrefix({ label = '' }: { readonly label?: string | undefined }) {
  return (
    label !== '' && (
      <>
        <bdi>{label}</bdi>
        {' – '}
      </>
    )
  );
}

interface SubmitButtonProps {
  readonly form: { readonly busy: boolean };
  readonly fullWidth?: boolean;
  readonly children: ReactNode;
}

/** Submits its form. */
export function SubmitButton({ form, fullWidth = false, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="primary" busy={form.busy} fullWidth={fullWidth}>
      {children}
    </Button>
  );
}
