import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { Form, SubmitButton, useForm, useRules } from '@livery/remote/forms';
import { CheckBox } from '@livery/ui/check-box';
import { PasswordField } from '@livery/ui/password-field';
import { SelectField } from '@livery/ui/select-field';
import { TextField } from '@livery/ui/text-field';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { literal, object } from 'valibot';
import { describe, expect, it } from 'vitest';

interface SentForm {
  readonly name: string;
  readonly email: string;
  readonly agreed: boolean;
}

function SignUp({ send }: { readonly send: (values: SentForm) => Promise<string | undefined> }) {
  const { required, email } = useRules();
  const form = useForm({
    values: { name: '', email: '', agreed: false },
    schema: object({ name: required, email, agreed: literal(true, 'Please agree') }),
    submit: send,
  });
  return (
    <Form form={form} label="Sign up">
      <TextField label="Name" hint="As on your passport" {...form.field('name')} />
      <TextField label="E-mail" type="email" {...form.field('email')} />
      <CheckBox label="I agree" {...form.field('agreed')} />
      <SubmitButton form={form}>Sign up</SubmitButton>
    </Form>
  );
}

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => act(async () => fireEvent.submit(screen.getByRole('form')));

async function signUp(respond: (values: SentForm) => Promise<string | undefined> = async () => undefined) {
  const sentForms: SentForm[] = [];
  const view = await renderInRemote(
    <SignUp
      send={(values) => {
        sentForms.push(values);
        return respond(values);
      }}
    />,
  );
  return { sentForms, ...view };
}

describe('a form', () => {
  it('is not sent while a rule is broken; the focus is on the first field in error, which explains what to do', async () => {
    const { sentForms } = await signUp();
    fill('Name', 'Maya');
    await send();
    const field = screen.getByLabelText('E-mail');
    expect([sentForms, document.activeElement]).toEqual([[], field]);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const describedElement = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(describedElement?.textContent).toBe('Please enter an e-mail address, such as name@example.com');
  });

  it('leads to each of several errors from a summary that is read out', async () => {
    await signUp();
    await send();
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toContain('Please correct 3 fields');
    fireEvent.click(screen.getByRole('link', { name: /e-mail address/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  });

  it('takes a complaint back as soon as the field is mended', async () => {
    await signUp();
    await send();
    fill('Name', 'Maya');
    await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull());
    expect(screen.getByLabelText('Name').getAttribute('aria-describedby')).toMatch(/hint$/);
  });

  it('is sent once, with its values, and busy meanwhile', async () => {
    const open: { now?: () => void } = {};
    const { sentForms } = await signUp(
      () =>
        new Promise((resolve) => {
          open.now = () => resolve(undefined);
        }),
    );
    fill('Name', 'Maya');
    fill('E-mail', 'maya@aurora.example');
    fireEvent.click(screen.getByLabelText('I agree'));
    await send();
    await send();
    expect(sentForms).toEqual([{ name: 'Maya', email: 'maya@aurora.example', agreed: true }]);
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
    await act(async () => open.now?.());
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull();
  });
});

function Caller() {
  const { optional } = useRules();
  const form = useForm({ values: { phone: '' }, schema: object({ phone: optional.phone }), submit: () => undefined });
  return (
    <Form form={form} label="Caller">
      <TextField label="Phone" {...form.field('phone')} />
    </Form>
  );
}

describe('a rule for what need not be filled in', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['+44 20 7946 0123', null],
    ['call me', 'true'],
  ])('finds “%s” in error: %s', async (phone, invalid) => {
    await renderInRemote(<Caller />);
    fill('Phone', phone);
    await send();
    expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe(invalid);
  });
});

describe('fields', () => {
  it('that are optional are marked so', async () => {
    await renderInRemote(<TextField label="Note" optional multiline value="" onChange={() => undefined} />);
    expect(screen.getByRole('textbox', { name: 'Note (optional)' }).tagName).toBe('TEXTAREA');
  });

  it('offer what can be chosen, and nothing chosen yet', async () => {
    const chosenIds: string[] = [];
    const options = [{ value: 'price', label: 'Price' }];
    await renderInRemote(
      <SelectField
        label="Sort"
        value=""
        placeholder="Any"
        options={options}
        onChange={(value) => chosenIds.push(value)}
      />,
    );
    fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'price' } });
    expect(chosenIds).toEqual(['price']);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Any', 'Price']);
  });

  it('show a password on demand, and hide it again', async () => {
    await renderInRemote(
      <PasswordField label="Password" autoComplete="current-password" value="x" onChange={() => undefined} />,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    fireEvent.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(field.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide the password' }));
    expect(field.type).toBe('password');
  });
});

describe('a field for a text of limited length', () => {
  function Note({ max }: { readonly max: number }) {
    const [value, setValue] = useState('');
    return <TextField label="Note" hint="For the client" maxLength={max} value={value} onChange={setValue} />;
  }
  const descriptionText = () =>
    (screen.getByLabelText('Note').getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);

  it('says how much is left once that is little, and that what is longer is cut off', async () => {
    await renderInRemote(<Note max={100} />);
    fill('Note', 'x'.repeat(89));
    expect(descriptionText()).toEqual(['For the client']);
    fill('Note', 'x'.repeat(90));
    expect(descriptionText()).toEqual(['For the client', '10 characters left']);
    fill('Note', 'x'.repeat(100));
    expect(descriptionText().at(-1)).toBe('That is the limit of 100 characters: anything longer is cut off.');
    expect(screen.getByText(/limit of 100/).getAttribute('aria-live')).toBe('polite');
  });

  it('counts no codes and numbers', async () => {
    await renderInRemote(<Note max={20} />);
    fill('Note', 'x'.repeat(20));
    expect(descriptionText()).toEqual(['For the client']);
  });
});
