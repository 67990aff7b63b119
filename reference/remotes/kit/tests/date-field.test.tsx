import { fillDay } from '@livery/reference-testing/fill-day';
import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { DateField } from '@livery/ui/date-field';
import { DateRangeField } from '@livery/ui/date-range-field';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

async function renderDay(start: string, props: Partial<Parameters<typeof DateField>[0]> = {}) {
  const changes: string[] = [];
  function Day() {
    const [day, setDay] = useState(start);
    return (
      <DateField
        label="Day"
        value={day}
        min="2026-02-02"
        max="2026-03-20"
        {...props}
        onChange={(value) => {
          changes.push(value);
          setDay(value);
        }}
      />
    );
  }
  return { changes, ...(await renderInRemote(<Day />)) };
}

const segmentTexts = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('spinbutton')
    .map(({ textContent }) => textContent);
const openCalendar = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Calendar: ${name}` }));
  return within(screen.getByRole('dialog', { name: `Calendar: ${name}` }));
};
const dayIn = (calendar: ReturnType<typeof within>, name: RegExp) => calendar.getByRole('button', { name });

describe('a date field', () => {
  it('has the parts of a day in the order of the language, and takes what is typed', async () => {
    const { container, changes } = await renderDay('2026-02-03');
    expect(segmentTexts('Day')).toEqual(['02', '03', '2026']);
    fillDay(container, 'Day', '2026-03-15');
    expect([changes.at(-1), segmentTexts('Day')]).toEqual(['2026-03-15', ['03', '15', '2026']]);
  });

  it('says “Select date” while it is empty, and the day as the page writes it where it is not', async () => {
    const hiddenText = (container: HTMLElement) => container.querySelector('[aria-hidden] > bdi')?.textContent;
    expect(hiddenText((await renderDay('', { written: '' })).container)).toBe('Select date');
    expect(hiddenText((await renderDay('2026-02-03', { written: 'Feb 03, 2026' })).container)).toBe('Feb 03, 2026');
    expect(hiddenText((await renderDay('2026-02-03')).container)).toBeUndefined();
  });

  it('has a calendar whose days keep to the bounds, and which closes after a choice', async () => {
    const { changes } = await renderDay('2026-02-03');
    const calendar = openCalendar('Day');
    expect(dayIn(calendar, /February 1, 2026/).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(dayIn(calendar, /February 14, 2026/));
    expect([changes, screen.queryByRole('dialog')]).toEqual([['2026-02-14'], null]);
  });

  it('adds a time where there is one, which a day of the calendar keeps', async () => {
    const { container, changes } = await renderDay('2026-02-03T11:30', {
      type: 'datetime-local',
      min: '2026-02-02T00:00',
    });
    expect(segmentTexts('Day')).toEqual(['02', '03', '2026', '11', '30', 'AM']);
    fireEvent.click(dayIn(openCalendar('Day'), /February 14, 2026/));
    fillDay(container, 'Day', '2026-02-14T09:45');
    expect([changes[0], changes.at(-1)]).toEqual(['2026-02-14T11:30', '2026-02-14T09:45']);
  });

  it('is empty for the empty text, and for what is no day', async () => {
    await renderDay('some day');
    expect(segmentTexts('Day')).toEqual(['mm', 'dd', 'yyyy']);
  });

  it.each([
    ['de', ['03', '02', '2026']],
    ['ar', ['03', '02', '2026']],
  ] as const)('has the order of the language of the page, and Latin digits: %s', async (language, shownParts) => {
    await renderInRemote(<DateField label="Day" value="2026-02-03" onChange={() => undefined} />, { language });
    await screen.findByRole('group', { name: 'Day' });
    expect(segmentTexts('Day')).toEqual(shownParts);
  });

  it('states its error, and passes on the focus that a form gives to its first field in error', async () => {
    const { container } = await renderDay('2026-02-03', { name: 'day', error: 'Please choose another day' });
    const group = screen.getByRole('group', { name: 'Day' });
    expect(document.getElementById(group.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent).toBe(
      'Please choose another day',
    );
    container.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
    expect(document.activeElement).toBe(within(group).getAllByRole('spinbutton')[0]);
  });
});

describe('a field for a range of days', () => {
  async function renderStay() {
    const chosenValues: unknown[] = [];
    function Stay() {
      const [days, setDays] = useState({ from: '2026-02-03', until: '2026-02-05' });
      return (
        <DateRangeField
          from={{
            label: 'Check-in',
            value: days.from,
            onChange: (from) => setDays({ ...days, from }),
            min: '2026-02-02',
          }}
          until={{ label: 'Check-out', value: days.until, onChange: (until) => setDays({ ...days, until }) }}
          least={1}
          onChoose={(range) => {
            chosenValues.push(range);
            setDays(range);
          }}
        />
      );
    }
    return { chosen: chosenValues, ...(await renderInRemote(<Stay />)) };
  }

  it('has both days typed each, and chosen in one calendar, from either field', async () => {
    const { container, chosen } = await renderStay();
    fillDay(container, 'Check-out', '2026-02-09');
    const calendar = openCalendar('Check-in');
    expect(calendar.getAllByRole('gridcell', { selected: true })).toHaveLength(7);
    fireEvent.click(dayIn(calendar, /February 10, 2026/));
    fireEvent.click(dayIn(calendar, /February 12, 2026/));
    expect([chosen, screen.queryByRole('dialog')]).toEqual([[{ from: '2026-02-10', until: '2026-02-12' }], null]);
    expect([segmentTexts('Check-in'), segmentTexts('Check-out')]).toEqual([
      ['02', '10', '2026'],
      ['02', '12', '2026'],
    ]);
  });

  it('is as long as it must be at least', async () => {
    const { chosen } = await renderStay();
    const calendar = openCalendar('Check-out');
    fireEvent.click(dayIn(calendar, /February 20, 2026/));
    fireEvent.click(dayIn(calendar, /February 20, 2026/));
    expect(chosen).toEqual([{ from: '2026-02-20', until: '2026-02-21' }]);
  });
});
