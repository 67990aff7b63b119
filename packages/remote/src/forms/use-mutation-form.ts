import type { CallFailure, RemoteCall } from '@livery/contract/remotes/remote-context';
import type { GenericSchema } from 'valibot';
import { useFailureText } from '../data/use-failure-text.ts';
import { useMutation } from '../data/use-mutation.ts';
import { type FormState, type FormValues, useForm } from './use-form.ts';

interface MutationFormOptions<Values extends FormValues> {
  /** The initial values. */
  readonly values: Values;
  /** Validates the values: see `useForm()`. */
  readonly schema?: GenericSchema<NoInfer<Values>>;
  /** The request, once every field is valid. */
  readonly call: (values: Values) => RemoteCall;
  /** Replaces the platform's message for a refusal. */
  readonly refusal?: (failure: CallFailure, values: Values) => string | undefined;
  /** Called with the response after a success. */
  readonly done: (response: unknown, values: Values) => void;
}

/** A form that sends one call, and shows the reason of a refusal above itself. */
export function useMutationForm<Values extends FormValues>(options: MutationFormOptions<Values>): FormState<Values> {
  const { values, schema, call, refusal, done }: MutationFormOptions<Values> = options;
  const { run } = useMutation();
  const failureText = useFailureText();
  return useForm<Values>({
    values,
    schema,
    async submit(filledValues) {
      const response = await run(call(filledValues));
      if (!response.ok) return refusal?.(response.error, filledValues) ?? failureText(response.error);
      done(response.value, filledValues);
      return undefined;
    },
  });
}
