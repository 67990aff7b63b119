import { Combobox } from '@livery/ui/combobox';
import { DateField } from '@livery/ui/date-field';
import { NumberField } from '@livery/ui/number-field';
import { Tabs } from '@livery/ui/tabs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Aria } from '../src/aria/load-aria.ts';
import { WithAria } from '../src/aria/with-aria.tsx';

const doNothing = () => undefined;

/** Renders a native element whose replacement is loaded by `load`. */
function renderWith(load: () => Promise<Aria>, native = <input aria-label="native" />) {
  render(
    <WithAria native={native} module={{ load, loaded: () => undefined }}>
      {(_, { autoFocus }) => `loaded, focus: ${autoFocus}`}
    </WithAria>,
  );
}

describe('what stands in for a component until it is loaded', () => {
  it.each<[string, ReactNode, RegExp]>([
    [
      'a text field',
      <Combobox
        key="field"
        label="Where"
        value="Oslo"
        found={{ kind: 'idle' }}
        onChange={doNothing}
        onChoose={doNothing}
      />,
      /<input[^>]* type="text"[^>]* value="Oslo"/,
    ],
    [
      'the day field of the browser',
      <DateField key="field" label="Day" value="2026-02-03" min="2026-02-01" onChange={doNothing} />,
      /<input[^>]* type="date"[^>]* min="2026-02-01"[^>]* value="2026-02-03"/,
    ],
    [
      'the number field of the browser',
      <NumberField key="field" label="Adults" value={2} max={4} onChange={doNothing} />,
      /<input[^>]* type="number"[^>]* max="4"[^>]* value="2"/,
    ],
    [
      'buttons',
      <Tabs key="tabs" label="Trips" tabs={[{ id: 'past', label: 'Past' }]} chosen="past" onChoose={doNothing}>
        none
      </Tabs>,
      /<div role="tablist"[^>]*><button[^>]* aria-selected="true"[^>]*><span>Past<\/span><\/button>/,
    ],
  ])('is native, as a server writes it: %s', (_, part, html) => {
    expect(renderToString(part)).toMatch(html);
  });

  it('is usable: what is filled in is reported', async () => {
    const onChange = vi.fn();
    renderWith(() => new Promise(() => undefined), <input aria-label="Day" onChange={onChange} />);
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-02-03' } });
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('is replaced in the moment in which it is asked for its focus, which it could get until then', async () => {
    const module = Promise.resolve({} as Aria);
    renderWith(() => module);
    const native = screen.getByLabelText('native');
    // Longer than the promise of the module, and shorter than any task of React's scheduler.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    expect(native.isConnected).toBe(false);
    expect(screen.getByText('loaded, focus: false')).toBeTruthy();
  });

  it('stays where the module can not be loaded', async () => {
    renderWith(() => Promise.reject(new Error('offline')));
    await act(async () => undefined);
    expect(screen.getByLabelText('native')).toBeTruthy();
  });
});
