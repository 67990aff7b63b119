// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Form } from '../../../remotes/kit/forms/form.tsx';
import { TextField } from '../../../remotes/kit/forms/text-field.tsx';
import { useForm } from '../../../remotes/kit/forms/use-form.ts';
import { renderInRemote } from '../support/render-in-remote.tsx';

afterEach(cleanup);

function NameForm({ answers }: { readonly answers: (string | undefined)[] }) {
  const form = useForm({ values: { name: '' }, submit: async () => answers.shift() });
  return (
    <Form form={form} label="You">
      <TextField label="Name" {...form.field('name')} />
    </Form>
  );
}

const fill = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } });
const send = () => act(async () => fireEvent.submit(screen.getByRole('form')));

async function aForm(answers: (string | undefined)[] = []) {
  const { pending, unmount } = await renderInRemote(<NameForm answers={answers} />);
  return { unmount, marks: () => pending().filter((what) => what === 'unsaved input').length };
}

describe('a form that is half filled in', () => {
  it('says that it would be lost, until it is as it was', async () => {
    const { marks } = await aForm();
    expect(marks()).toBe(0);
    fill('Ada');
    fill('Ada L');
    expect(marks()).toBe(1);
    fill('');
    expect(marks()).toBe(0);
  });

  it('is still unsaved where it was refused, and safe once it is sent or taken away', async () => {
    const { marks, unmount } = await aForm(['No.', undefined]);
    fill('Ada');
    await send();
    expect(marks()).toBe(1);
    await send();
    expect(marks()).toBe(0);
    fill('Bea');
    expect(marks()).toBe(1);
    unmount();
    expect(marks()).toBe(0);
  });
});
