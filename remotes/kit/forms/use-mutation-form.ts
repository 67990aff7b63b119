import type { CallFailure, RemoteCall } from '../../../src/application/remotes/remote-context.ts';
import { useFailureText } from '../data/use-failure-text.ts';
import { useMutation } from '../data/use-mutation.ts';
import { type FormRules, type FormState, type FormValues, useForm } from './use-form.ts';

interface Needs<Values extends FormValues> {
  /** What it starts with. */
  readonly values: Values;
  readonly rules?: FormRules<Values>;
  /** The request, once every field is valid. */
  readonly call: (values: Values) => RemoteCall;
  /** What to say to a refusal where that is better than the platform's own words. */
  readonly refusal?: (failure: CallFailure) => string | undefined;
  /** What follows when it is done. */
  readonly done: (response: unknown, values: Values) => void;
}

/** A form that asks the platform for one thing, and tells above itself why that was refused. */
export function useMutationForm<Values extends FormValues>(needs: Needs<Values>): FormState<Values> {
  const { values, rules = {}, call, refusal, done }: Needs<Values> = needs;
  const { run } = useMutation();
  const failureText = useFailureText();
  return useForm<Values>({
    values,
    rules,
    async submit(filled) {
      const response = await run(call(filled));
      if (!response.ok) return refusal?.(response.error) ?? failureText(response.error);
      done(response.value, filled);
      return undefined;
    },
  });
}
