import { CircleExclamationPoint } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import text from '../format/text.module.css';
import styles from './field.module.css';

/** Props that every form field takes. */
export interface FieldProps {
  readonly label: string;
  /** Help for filling it in. */
  readonly hint?: string | undefined;
  /** The problem with its value, and how to solve it. */
  readonly error?: string | undefined;
  /** Whether it may be empty; its label says so. */
  readonly optional?: boolean;
}

/** Props of a field for a text, a day or a choice. */
export interface InputProps extends FieldProps {
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Props of the control within a field. */
export interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  /** The number of characters entered, and the maximum; the rest is shown once it is small. */
  readonly length?: { readonly now: number; readonly max: number } | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with its label above and its hint and error below. */
export function Field({ label, hint, error, optional = false, length, children }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const left = length === undefined ? Number.POSITIVE_INFINITY : length.max - length.now;
  const isFull = left <= 0;
  const counter = length !== undefined && left <= length.max / 10;
  const parts = { hint: hint !== undefined, left: counter, error: error !== undefined };
  const descriptionIds = Object.entries(parts).flatMap(([part, shown]) => (shown ? [`${id}-${part}`] : []));
  return (
    <div className={styles.field}>
      <label id={controlLabelId({ id })} className={text.strong} htmlFor={id}>
        <span>{label}</span>
        {optional && (
          <>
            {' '}
            <span className={styles.optional}>{`(${t('optional')})`}</span>
          </>
        )}
      </label>
      {children({
        id,
        className: `${styles.control}`,
        'aria-describedby': descriptionIds.length === 0 ? undefined : descriptionIds.join(' '),
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={text.small}>
          {hint}
        </p>
      )}
      {counter && (
        <p id={`${id}-left`} className={text.small} aria-live={isFull ? 'polite' : 'off'}>
          {isFull ? t('limitReached', { max: length.max }) : t('charactersLeft', { count: left })}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The id of the label of a control. */
export function controlLabelId({ id }: Pick<ControlProps, 'id'>): string {
  return `${id}-label`;
}

/** The error of a field; the field refers to its id in `aria-describedby`. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleExclamationPoint size={15} aria-hidden="true" />
      <span>{error}</span>
    </p>
  );
}

/** An error of several controls together, none of which is wrong alone: it takes the focus instead of a control. */
export function GroupError({ name, error }: { readonly name: string; readonly error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <div id={`${name}-error`} tabIndex={-1} data-invalid="">
      <FieldError id={`${name}-text`} error={error} />
    </div>
  );
}

/** Fields in a row, if there is enough space. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
