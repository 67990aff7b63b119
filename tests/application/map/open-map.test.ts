// @vitest-environment jsdom

import type { LanguageCode } from '@livery/contract/market/language';
import { liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { MapEvents } from '../../../src/application/map/map-view.port.ts';
import { openMap } from '../../../src/application/map/open-map.ts';

const OPTIONS = { label: 'Map', pins: [], selected: null, highlighted: null, interactive: true };

function openFakeMap({ load = async () => undefined as unknown } = {}) {
  const drawn = { update: vi.fn(), showAll: vi.fn(), zoom: vi.fn(), remove: vi.fn() };
  const draw = vi.fn((..._: [HTMLElement, object, MapEvents]) => drawn);
  const warn = vi.fn();
  const language = new BehaviorSubject<LanguageCode>('en');
  const map = openMap(
    {
      maps: { load: async () => (await load(), { draw }) },
      reporter: { warn, error: vi.fn() },
      language: liveFromSubject(language),
    },
    document.createElement('div'),
    OPTIONS,
  );
  const events = () => draw.mock.lastCall?.[2] as MapEvents;
  return { map, drawn, draw, warn, events, language, state: () => map.state.now() };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// @rule 2.28
describe('openMap', () => {
  it('is loading until the map is drawn, and then ready with its attributions', async () => {
    const { state, events } = openFakeMap();
    expect(state()).toEqual({ kind: 'loading' });
    await nextTask();
    events().ready(['Maps']);
    expect(state()).toEqual({ kind: 'ready', attributions: ['Maps'] });
  });

  it('draws what was said last, in the language of the page, also after that changes', async () => {
    const { map, draw, drawn, language } = openFakeMap();
    map.update({ selected: 'a' });
    await nextTask();
    expect(draw.mock.lastCall?.[1]).toEqual({ ...OPTIONS, selected: 'a', language: 'en' });
    language.next('ar');
    expect(drawn.update.mock.lastCall).toEqual([{ ...OPTIONS, selected: 'a', language: 'ar' }]);
  });

  it('fails where the code can’t be loaded, reports it, and is drawn with Retry', async () => {
    const load = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(null);
    const { map, state, warn, events } = openFakeMap({ load });
    await nextTask();
    expect(state()).toEqual({ kind: 'failed', reason: 'unreachable' });
    expect(warn.mock.calls).toEqual([[{ kind: 'map-failed', reason: 'unreachable', problem: 'Error: offline' }]]);
    map.retry();
    expect(state()).toEqual({ kind: 'loading' });
    await nextTask();
    events().ready([]);
    expect(state().kind).toBe('ready');
  });

  it('says why where the browser can’t draw it', async () => {
    const { state, events, map, drawn } = openFakeMap();
    await nextTask();
    events().failed('unsupported');
    map.zoom(1);
    expect([state(), drawn.zoom.mock.calls]).toEqual([{ kind: 'failed', reason: 'unsupported' }, []]);
  });

  it('tries nothing again that has not failed', async () => {
    const { map, draw } = openFakeMap();
    await nextTask();
    map.retry();
    await nextTask();
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('has no effect once it is closed, and draws nothing that was still being loaded', async () => {
    const firstFakeMap = openFakeMap();
    firstFakeMap.map.close();
    await nextTask();
    expect(firstFakeMap.draw).not.toHaveBeenCalled();

    const { map, drawn, events, state, language } = openFakeMap();
    await nextTask();
    map.close();
    map.update({ selected: 'b' });
    language.next('de');
    events().ready(['late']);
    events().failed('unreachable');
    map.retry();
    expect([drawn.remove.mock.calls.length, drawn.update.mock.calls.length, state().kind]).toEqual([1, 0, 'loading']);
  });
});
