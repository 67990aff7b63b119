import { fireEvent, within } from '@testing-library/react';

/**
 * Types a day into the parts of a date field, as a visitor does.
 *
 * @param day `2026-02-03`, with `T11:00` for a field that has a time
 */
export function fillDay(element: HTMLElement, label: string, day: string): void {
  const group = within(element).getByRole('group', { name: label });
  const [year = '', month = '', date = '', hour, minute = ''] = day.split(/\D/);
  const half = hour === undefined ? {} : { hour: String(Number(hour) % 12 || 12), minute };
  for (const [part, digits] of Object.entries({ year, month, day: date, ...half })) {
    const segment = group.querySelector<HTMLElement>(`[data-type="${part}"]`);
    if (segment === null) throw new Error(`The field "${label}" has no ${part}.`);
    fireEvent.focus(segment);
    segment.focus();
    for (const data of digits) {
      fireEvent(
        segment,
        new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
      );
    }
  }
}
