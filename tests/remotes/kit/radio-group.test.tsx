// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RadioGroup } from '../../../remotes/kit/forms/radio-group.tsx';
import { renderInRemote } from '../support/render-in-remote.tsx';

afterEach(cleanup);

it('one of a few is chosen, in a group that is named and says what is wrong', async () => {
  const chosen: string[] = [];
  const options = [
    { value: 'card', label: 'Card', end: '€2' },
    { value: 'wallet', label: 'Wallet', hint: 'From your credit' },
  ] as const;
  await renderInRemote(
    <RadioGroup
      label="Pay by"
      options={options}
      value="card"
      error="Please choose"
      onChange={(way) => chosen.push(way)}
    />,
  );
  const group = screen.getByRole('group', { name: 'Pay by' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please choose');
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([true, false]);
  fireEvent.click(screen.getByRole('radio', { name: /Wallet/ }));
  expect(chosen).toEqual(['wallet']);
});
