import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useRemote } from '../use-remote.ts';

export type FormValues = Readonly<Record<string, unknown>>;

/** The error of a value, `undefined` where it is valid. */
export type Rule<Value, Values> = (value: Value, values: Values) => string | undefined;

export type FormRules<Values> = { readonly [Name in keyof Values]?: Rule<Values[Name], Values> };

interface Needs<Values extends FormValues> {
  /** The initial values. */
  readonly values: Values;
  readonly rules?: FormRules<Values>;
  /** Called with valid values only. Resolves with the reason of a refusal, which is shown above the form. */
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
  /** The props of a field, but for its label. */
  readonly field: <Name extends keyof Values & string>(name: Name) => BoundField<Values[Name]>;
  /** For the kit's `Form`. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Counts the submits with invalid values. */
  readonly rejected: number;
}

export interface BoundField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
}

/** What a group of text fields needs of a form. */
export interface TextFields<Name extends string> {
  readonly field: (name: Name) => BoundField<string>;
}

/**
 * The values of a form, their errors, and submitting them once at a time. While there is unsaved input, the shell
 * confirms a reload of the page.
 */
export function useForm<Values extends FormValues>(needs: Needs<Values>): FormState<Values> {
  const { values: start, rules = {}, submit }: Needs<Values> = needs;
  // `saved` is what was last submitted, or the initial values: values that differ from it are unsaved.
  const [{ values, saved }, setFilled] = useState({ values: start, saved: start });
  const [sending, setSending] = useState({ tried: false, rejected: 0, busy: false, refusal: '' });
  const mounted = useMounted();
  useUnsaved(Object.keys(values).some((name) => values[name] !== saved[name]));

  const errorOf = <Name extends keyof Values>(name: Name) => rules[name]?.(values[name], values);
  const found = Object.keys(values).flatMap((name) => {
    const error = errorOf(name);
    return error === undefined ? [] : [{ name, error }];
  });
  const set = (changes: Partial<Values>) =>
    setFilled((before) => ({ ...before, values: { ...before.values, ...changes } }));

  return {
    values,
    busy: sending.busy,
    rejected: sending.rejected,
    problems: sending.tried ? found : [],
    refusal: sending.refusal,
    set,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => setFilled((before) => ({ ...before, values: { ...before.values, [name]: value } })),
      error: sending.tried ? errorOf(name) : undefined,
    }),
    onSubmit(event) {
      event.preventDefault();
      if (sending.busy) return;
      void send();
    },
  };

  async function send() {
    if (found.length > 0) {
      setSending(({ rejected }) => ({ tried: true, rejected: rejected + 1, busy: false, refusal: '' }));
      return;
    }
    setSending((before) => ({ ...before, tried: true, busy: true, refusal: '' }));
    const refusal = (await submit(values)) ?? '';
    if (!mounted.current) return;
    if (refusal === '') setFilled((now) => ({ values: now.values, saved: now.values }));
    setSending(({ rejected }) => ({
      tried: refusal !== '',
      rejected: refusal === '' ? rejected : rejected + 1,
      busy: false,
      refusal,
    }));
  }
}

/** Makes the shell confirm a change of currency or language that reloads the page. */
function useUnsaved(unsaved: boolean) {
  const { markUnsaved } = useRemote();
  useEffect(() => (unsaved ? markUnsaved() : undefined), [unsaved, markUnsaved]);
}

/** Whether the component is still mounted, for responses that arrive later. */
function useMounted(): RefObject<boolean> {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
