import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { Form, fieldErrors, textThat, useForm } from '@livery/remote/forms';
import { runCount } from '@livery/testkit/runs';
import { TextField } from '@livery/ui/text-field';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { object, pipe } from 'valibot';
import { describe, expect, it } from 'vitest';

interface Passwords {
  readonly password: string;
  readonly repeated: string;
}

const SCHEMA = pipe(
  object({
    password: textThat((value) => value !== '', 'Choose one'),
    repeated: textThat((value) => value !== '', 'Repeat it'),
  }),
  fieldErrors(({ password, repeated }) => ({ repeated: password === repeated ? undefined : 'Differs' })),
);

/** The schema's errors, computed independently. */
function errorsIn({ password, repeated }: Passwords): readonly [string | null, string | null] {
  return [
    password === '' ? 'Choose one' : null,
    repeated === '' ? 'Repeat it' : password === repeated ? null : 'Differs',
  ];
}

type SubmitPasswords = (values: Passwords) => Promise<string | undefined>;

function PasswordForm({ submit }: { readonly submit: SubmitPasswords }) {
  const form = useForm({ values: { password: '', repeated: '' }, schema: SCHEMA, submit });
  return (
    <Form form={form} label="Password">
      <TextField label="One" {...form.field('password')} />
      <TextField label="Two" {...form.field('repeated')} />
      <output>{form.busy ? 'busy' : 'idle'}</output>
    </Form>
  );
}

/** A form whose submits wait for an answer. */
async function passwordForm() {
  const sentPasswords: Passwords[] = [];
  const answers: ((refusal?: string) => void)[] = [];
  const { pending, unmount } = await renderInRemote(
    <PasswordForm
      submit={(values) => {
        sentPasswords.push(values);
        return new Promise((resolve) => answers.push(resolve));
      }}
    />,
  );
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const errorOf = (label: string) => {
    const input = field(label);
    if (input.getAttribute('aria-invalid') === null) return null;
    return document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  };
  return {
    sent: sentPasswords,
    unmount,
    fill: (label: string, value: string) => act(async () => fireEvent.change(field(label), { target: { value } })),
    submit: () => act(async () => fireEvent.submit(screen.getByRole('form'))),
    answer: (refusal?: string) => act(async () => answers.shift()?.(refusal)),
    waits: () => answers.length > 0,
    errors: () => [errorOf('One'), errorOf('Two')] as const,
    isUnsaved: () => pending().includes('unsaved input'),
    refusal: () => screen.queryByText('No.')?.textContent ?? '',
    state: () => screen.getByRole('status').textContent,
  };
}

type Step =
  | { readonly kind: 'fill'; readonly label: 'One' | 'Two'; readonly value: string }
  | { readonly kind: 'submit' }
  | { readonly kind: 'answer'; readonly refusal: string | undefined };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('fill' as const),
      label: fc.constantFrom('One', 'Two'),
      value: fc.constantFrom('', ' a ', 'b'),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'submit' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('answer' as const), refusal: fc.constantFrom(undefined, 'No.', '') }),
  },
);

describe('useForm()', () => {
  it('keeps its rules in any order of edits, submits and responses', async () => {
    await fc.assert(
      fc
        .asyncProperty(fc.array(anyStep, { maxLength: 14 }), async (steps) => {
          const form = await passwordForm();
          let values: Passwords = { password: '', repeated: '' };
          let savedPasswords = values;
          let isJudged = false;
          let refusal = '';
          const sentPasswords: Passwords[] = [];
          for (const step of steps) {
            const waits = form.waits();
            if (step.kind === 'fill') {
              await form.fill(step.label, step.value);
              values = { ...values, [step.label === 'One' ? 'password' : 'repeated']: step.value };
            } else if (step.kind === 'submit') {
              await form.submit();
              if (!waits) {
                refusal = '';
                isJudged = true;
                if (errorsIn(values).every((error) => error === null)) sentPasswords.push(values);
              }
            } else if (waits) {
              await form.answer(step.refusal);
              refusal = step.refusal ?? '';
              isJudged = step.refusal !== undefined;
              if (step.refusal === undefined) savedPasswords = values;
            }
            expect(form.sent).toEqual(sentPasswords);
            expect(form.isUnsaved()).toBe(
              values.password !== savedPasswords.password || values.repeated !== savedPasswords.repeated,
            );
            expect(form.refusal()).toBe(refusal);
            expect(form.state()).toBe(form.waits() ? 'busy' : 'idle');
            if (!form.waits()) expect(form.errors()).toEqual(isJudged ? errorsIn(values) : [null, null]);
          }
        })
        .afterEach(cleanup),
      { numRuns: runCount(30) },
    );
  });

  it('submits values as they were entered, once, although two submits come together', async () => {
    const form = await passwordForm();
    await form.fill('One', ' a ');
    await form.fill('Two', ' a ');
    await act(async () => {
      fireEvent.submit(screen.getByRole('form'));
      fireEvent.submit(screen.getByRole('form'));
    });
    expect(form.sent).toEqual([{ password: ' a ', repeated: ' a ' }]);
  });

  it('keeps as unsaved what was refused for a reason that is told elsewhere', async () => {
    const form = await passwordForm();
    await form.fill('One', 'a');
    await form.fill('Two', 'a');
    await form.submit();
    await form.answer('');
    expect([form.refusal(), form.isUnsaved(), form.state()]).toEqual(['', true, 'idle']);
  });

  it('ignores a response after it was unmounted', async () => {
    const form = await passwordForm();
    await form.fill('One', 'a');
    await form.fill('Two', 'a');
    await form.submit();
    form.unmount();
    await form.answer('No.');
    expect([form.refusal(), form.isUnsaved()]).toEqual(['', false]);
  });
});
