import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { Form, useMutationForm, useRules } from '@livery/remote/forms';
import type { CallResult } from '@livery/remote/testing';
import { TextField } from '@livery/ui/text-field';
import { act, fireEvent, screen } from '@testing-library/react';
import { object } from 'valibot';
import { describe, expect, it, vi } from 'vitest';

function Ask({ onDone }: { readonly onDone: (...values: readonly unknown[]) => void }) {
  const { required } = useRules();
  const form = useMutationForm({
    values: { name: '' },
    schema: object({ name: required }),
    call: ({ name }) => ({ method: 'POST', path: '/api/names', body: { name } }),
    refusal: (failure) => (failure.kind === 'refused' && failure.status === 409 ? 'Taken already.' : undefined),
    done: (response, { name }) => onDone(response, name),
  });
  return (
    <Form form={form} label="Ask">
      <TextField label="Name" {...form.field('name')} />
    </Form>
  );
}

async function submitForm(name: string, response: CallResult) {
  const doneValues: unknown[] = [];
  const { calls } = await renderInRemote(<Ask onDone={(...values) => doneValues.push(...values)} />, {
    respond: () => response,
  });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } });
  await act(async () => fireEvent.submit(screen.getByRole('form')));
  return { done: doneValues, calls };
}

const refusedResult = (status: number, message: string): CallResult => ({
  ok: false,
  error: { kind: 'refused', status, message },
});

describe('a form that sends a request', () => {
  it('sends it once, with what was filled in, and goes on with the response', async () => {
    const { done, calls } = await submitForm('Maya', { ok: true, value: { id: 7 } });
    expect(calls).toEqual([{ method: 'POST', path: '/api/names', body: { name: 'Maya' } }]);
    expect(done).toEqual([{ id: 7 }, 'Maya']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends nothing while a rule is broken', async () => {
    const { calls } = await submitForm(' ', { ok: true, value: {} });
    expect(calls).toEqual([]);
  });

  it.each([
    ['its own words', 409, 'Conflict', 'Taken already.'],
    ['the platform’s words', 400, 'Not that name.', 'Not that name.'],
    ['the kit’s words', 500, '', 'Something went wrong. Please try again.'],
  ])('shows a refusal in %s, and doesn’t go on', async (_, status, message, shownMessage) => {
    const { done } = await submitForm('Maya', refusedResult(status, message));
    expect([screen.getByRole('alert').textContent, done]).toEqual([shownMessage, []]);
  });

  it('brings a refusal into sight', async () => {
    const scrollSpy = vi.spyOn(Element.prototype, 'scrollIntoView');
    await submitForm('Maya', refusedResult(400, 'Not that name.'));
    expect(scrollSpy.mock.contexts).toEqual([screen.getByRole('alert').parentElement]);
    scrollSpy.mockRestore();
  });
});
