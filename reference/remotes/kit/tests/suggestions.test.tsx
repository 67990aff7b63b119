import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { type Suggestion, type SuggestionsResult, useFailureText, useSuggestions } from '@livery/remote';
import { Combobox, type ComboboxState } from '@livery/ui/combobox';
import { RadioGroup } from '@livery/ui/radio-group';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PLACES = [
  { id: '1', label: 'Lisbon', hint: 'Portugal' },
  { id: '2', label: 'Lisboa Marina' },
];
const suggestPlaces = async (text: string): Promise<SuggestionsResult<Suggestion>> => {
  if (text === 'down') return { ok: false, error: { kind: 'unreachable' } };
  if (text === 'busy') return { ok: false, error: { kind: 'refused', status: 503, message: 'Too many searches.' } };
  return { ok: true, value: PLACES.filter(({ label }) => label.toLowerCase().startsWith(text)) };
};

type SuggestTexts = (text: string, signal: AbortSignal) => Promise<SuggestionsResult<Suggestion>>;

interface WhereProps {
  readonly onChoose: (label: string) => void;
  readonly suggest?: SuggestTexts;
}

/** A combobox whose items are searched for the typed text, as in a remote. */
function Where({ onChoose, suggest = suggestPlaces }: WhereProps) {
  const [text, setText] = useState('');
  const [isChosen, setChosen] = useState(false);
  const wantedText = isChosen || text.trim().length < 2 ? null : text.trim();
  const suggestions = useSuggestions(wantedText, suggest);
  const failureText = useFailureText('suggest');
  return (
    <Combobox
      label="Where to?"
      value={text}
      found={found()}
      onChange={(typedText) => {
        setChosen(false);
        setText(typedText);
      }}
      onChoose={({ label }) => {
        setChosen(true);
        onChoose(label);
      }}
    />
  );

  function found(): ComboboxState<Suggestion> {
    if (wantedText === null) return { kind: 'idle' };
    if (suggestions === undefined) return { kind: 'loading' };
    return suggestions.ok
      ? { kind: 'ready', items: suggestions.value }
      : { kind: 'failed', reason: failureText(suggestions.error) };
  }
}

describe('a field that suggests', () => {
  const type = async (value: string) => {
    const field = screen.getByRole('combobox');
    act(() => field.focus());
    fireEvent.change(field, { target: { value } });
    await act(async () => vi.advanceTimersByTimeAsync(150));
  };

  it('suggests for what is typed, and takes what is chosen by the keyboard', async () => {
    const onChoose = vi.fn();
    await renderInRemote(<Where onChoose={onChoose} />);
    await type('lis');
    const field = screen.getByRole('combobox', { expanded: true });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    expect(active).toBe(screen.getByRole('option', { name: /Lisboa Marina/ }));
    fireEvent.keyDown(field, { key: 'Enter' });
    expect([onChoose.mock.calls, screen.queryByRole('option')]).toEqual([[['Lisboa Marina']], null]);
  });

  it('takes what is chosen by the mouse, and closes on Escape', async () => {
    const onChoose = vi.fn();
    await renderInRemote(<Where onChoose={onChoose} />);
    await type('lisbon');
    fireEvent.click(screen.getByRole('option', { name: /Lisbon/ }));
    expect(onChoose.mock.calls).toEqual([['Lisbon']]);
    await type('lisb');
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('waits on Enter while suggestions are on their way, and lists them then', async () => {
    const suggest: SuggestTexts = (text) =>
      new Promise((resolve) => setTimeout(() => resolve(suggestPlaces(text)), 6000));
    await renderInRemote(<Where onChoose={vi.fn()} suggest={suggest} />);
    await type('lis');
    fireEvent.keyDown(screen.getByRole('combobox', { expanded: true }), { key: 'Enter' });
    await act(async () => vi.advanceTimersByTimeAsync(6000));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'LisbonPortugal',
      'Lisboa Marina',
    ]);
  });

  it('states that there is nothing, and requests nothing for a single letter', async () => {
    await renderInRemote(<Where onChoose={vi.fn()} />);
    await type('x');
    expect(screen.queryByText('Nothing found')).toBeNull();
    await type('xyz');
    expect([screen.queryByRole('option'), screen.getByRole('listbox').textContent]).toEqual([null, '']);
    expect(screen.getByRole('status').textContent).toBe('Nothing found');
  });

  it('makes one call when typing pauses, and aborts one that is on its way when typing goes on', async () => {
    const calls: [text: string, signal: AbortSignal][] = [];
    const suggest: SuggestTexts = (text, signal) => {
      calls.push([text, signal]);
      // The first call responds last.
      const wait = calls.length === 1 ? 500 : 100;
      return new Promise((resolve) => setTimeout(() => resolve(suggestPlaces(text)), wait));
    };
    await renderInRemote(<Where onChoose={vi.fn()} suggest={suggest} />);
    const field = screen.getByRole('combobox');
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'li' } });
    await act(async () => vi.advanceTimersByTimeAsync(149));
    expect(calls).toEqual([]);
    await type('lis');
    expect(calls.map(([text, { aborted }]) => [text, aborted])).toEqual([['lis', false]]);
    await type('lisbon');
    expect(calls.map(([text, { aborted }]) => [text, aborted])).toEqual([
      ['lis', true],
      ['lisbon', false],
    ]);
    await act(async () => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['LisbonPortugal']);
  });

  it.each([
    ['down', 'Failed to fetch suggestions'],
    ['busy', 'Too many searches.'],
  ])('shows a failure as one, on the page and aloud, and not as nothing found: %s', async (text, words) => {
    await renderInRemote(<Where onChoose={vi.fn()} />);
    await type(text);
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe(words);
    expect(screen.queryByText('Nothing found')).toBeNull();
  });
});

it('one of a few is chosen, in a group that is named and states what is wrong', async () => {
  const chosenIds: string[] = [];
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
      onChange={(way) => chosenIds.push(way)}
    />,
  );
  const group = screen.getByRole('group', { name: 'Pay by' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please choose');
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([true, false]);
  fireEvent.click(screen.getByRole('radio', { name: /Wallet/ }));
  expect(chosenIds).toEqual(['wallet']);
});
