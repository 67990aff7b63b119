import { valibotResolver } from '@hookform/resolvers/valibot';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { type DefaultValues, type Path, type PathValue, useForm as useHookForm, useWatch } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useRemote } from '../use-remote.ts';

export type FormValues = Readonly<Record<string, unknown>>;

interface FormOptions<Values extends FormValues> {
  /** The initial values. Their names contain no dots. */
  readonly values: Values;
  /** Validates the values when the form is submitted and, after a rejected submit, on each change. */
  readonly schema?: GenericSchema<NoInfer<Values>> | undefined;
  /**
   * Called only with valid values, as entered: a schema doesn't transform them. Resolves with the reason of a refusal,
   * which is shown above the form; with the empty text if the page shows it elsewhere; with `undefined` only if the
   * values were sent.
   */
  readonly submit: (values: Values) => Promise<string | undefined> | undefined;
}

export interface FormState<Values extends FormValues> {
  readonly values: Values;
  readonly busy: boolean;
  /** The errors, in the order of the values; none before the first submit. */
  readonly problems: readonly { readonly name: string; readonly error: string }[];
  /** The reason of a refusal, or the empty text. */
  readonly refusal: string;
  readonly set: (values: Partial<Values>) => void;
  /** The props of a field, except its label. */
  readonly field: <Name extends keyof Values & string>(name: Name) => BoundField<Values[Name]>;
  /** For the kit's `Form`. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /**
   * A number that changes with each submit that is rejected, because of invalid values or a refusal; 0 if the last one
   * wasn't.
   */
  readonly rejected: number;
}

export interface BoundField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
}

/** The part of a form that a group of text fields needs. */
export interface TextFields<Name extends string> {
  readonly field: (name: Name) => BoundField<string>;
}

/**
 * A form of React Hook Form whose fields are components of `@livery/ui`: its values, their errors, and the submit, one
 * at a time. While there is unsaved input, the shell asks before the page is reloaded.
 */
export function useForm<Values extends FormValues>(options: FormOptions<Values>): FormState<Values> {
  const { values: start, schema, submit }: FormOptions<Values> = options;
  const form = useHookForm<Values>({
    defaultValues: start as DefaultValues<Values>,
    ...(schema !== undefined && {
      resolver: valibotResolver(schema as GenericSchema<Values, Values>, {}, { raw: true }),
    }),
    // Otherwise fields that depend on others are validated only once all others are valid.
    criteriaMode: 'all',
    // The kit's `Form` moves the focus, also to fields whose elements React Hook Form doesn't know.
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitted, isSubmitSuccessful, isSubmitting, submitCount } = form.formState;
  const sending = useRef(false);
  useMarkUnsaved(isDirty);

  const values = useWatch({ control: form.control }) as Values;
  const names = Object.keys(start) as (keyof Values & string)[];
  const errorOf = (name: string) => (errors as Readonly<Record<string, { readonly message?: string }>>)[name]?.message;
  const set = (changes: Partial<Values>) => {
    for (const [name, value] of Object.entries(changes)) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    if (isSubmitted && !sending.current) void judge();
  };
  // All fields: an error may concern two of them. By their names, because without names the reason of a refusal would
  // be removed too.
  const judge = () => form.trigger(names as unknown as Path<Values>[]);
  const send = form.handleSubmit(async (enteredValues) => {
    const refusal = await submit(enteredValues);
    if (refusal === undefined) {
      // Values entered meanwhile count as sent.
      form.reset(form.getValues());
      return;
    }
    form.setError('root', { message: refusal });
    // Values entered meanwhile haven't been validated.
    await judge();
  });

  return {
    values,
    busy: isSubmitting,
    // Part of the same state as the errors: when the focus moves, the fields are already marked.
    rejected: isSubmitted && !isSubmitSuccessful ? submitCount : 0,
    problems: names.flatMap((name) => {
      const error = errorOf(name);
      return error === undefined ? [] : [{ name, error }];
    }),
    refusal: errors.root?.message ?? '',
    set,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
      error: errorOf(name),
    }),
    onSubmit(event) {
      event.preventDefault();
      if (sending.current) return;
      sending.current = true;
      void send().finally(() => (sending.current = false));
    },
  };
}

/** Makes the shell confirm a change of currency or language that reloads the page. */
function useMarkUnsaved(unsaved: boolean) {
  const { markUnsaved } = useRemote();
  useEffect(() => (unsaved ? markUnsaved() : undefined), [unsaved, markUnsaved]);
}
