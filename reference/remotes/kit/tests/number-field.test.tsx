import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { NumberField } from '@livery/ui/number-field';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

async function renderAdults(start: number) {
  const countedValues: number[] = [];
  function Adults() {
    const [adults, setAdults] = useState(start);
    return (
      <NumberField
        label="Adults"
        hint="From 12 years"
        value={adults}
        min={1}
        max={4}
        onChange={(value) => {
          countedValues.push(value);
          setAdults(value);
        }}
      />
    );
  }
  await renderInRemote(<Adults />);
  return { counted: countedValues, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Adults' }) };
}

describe('a number field', () => {
  it('counts by its buttons, within its bounds', async () => {
    const { counted, field } = await renderAdults(3);
    const remainingElement = screen.getByRole<HTMLButtonElement>('button', { name: 'More: Adults' });
    fireEvent.click(remainingElement);
    expect([counted, field.value, remainingElement.disabled]).toEqual([[4], '4', true]);
    const fewer = screen.getByRole<HTMLButtonElement>('button', { name: 'Fewer: Adults' });
    fireEvent.click(fewer);
    fireEvent.click(fewer);
    fireEvent.click(fewer);
    expect([counted, field.value, fewer.disabled]).toEqual([[4, 3, 2, 1], '1', true]);
  });

  it('is named and described, also as the group of its buttons', async () => {
    const { field } = await renderAdults(2);
    expect(screen.getByRole('group', { name: 'Adults' }).contains(field)).toBe(true);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('From 12 years');
  });

  it('takes what is typed, brought within its bounds, and counts by arrow keys', async () => {
    const { counted, field } = await renderAdults(2);
    const user = userEvent.setup();
    await user.clear(field);
    await user.type(field, '9');
    await user.tab();
    expect([counted, field.value]).toEqual([[4], '4']);
    await user.type(field, '{ArrowDown}');
    expect([counted, field.value]).toEqual([[4, 3], '3']);
  });

  it('stays as it was where it is emptied', async () => {
    const { counted, field } = await renderAdults(2);
    const user = userEvent.setup();
    await user.clear(field);
    await user.tab();
    expect([counted, field.value]).toEqual([[], '2']);
  });
});
