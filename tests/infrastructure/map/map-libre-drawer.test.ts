// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawnMapOptions } from '../../../src/application/map/map-view.port.ts';
import { mapLibreDrawer } from '../../../src/infrastructure/map/map-libre-drawer.ts';
import { FAKE_LIBRARY, fakeMapLibre } from '../../support/map/fake-map-libre.ts';

const PINS = [
  { id: 'a', latitude: 38.72, longitude: -9.14, title: 'Casa do Rio', label: '$120' },
  { id: 'b', latitude: 38.73, longitude: -9.15, title: 'Casa da Luz', label: '$90' },
  { id: 'c', latitude: 10, longitude: 40, title: 'Hotel Sul', label: '' },
];
const OPTIONS: DrawnMapOptions = {
  label: 'Map of the results',
  pins: PINS,
  selected: null,
  highlighted: null,
  interactive: true,
  language: 'de',
};

async function drawMap(options: Partial<DrawnMapOptions> = {}, styleUrl = '/style.json') {
  const element = document.createElement('div');
  document.body.append(element);
  const events = { ready: vi.fn(), failed: vi.fn() };
  const map = mapLibreDrawer(styleUrl, FAKE_LIBRARY).draw(element, { ...OPTIONS, ...options }, events);
  await Promise.resolve();
  const pin = (name: string) => element.querySelector(`[aria-label^="${name}"]`);
  return { element, events, map, pin, made: fakeMapLibre.made.at(-1) };
}

beforeEach(() => {
  document.documentElement.style.setProperty('--map-land', '#f4f3ee');
});

afterEach(() => {
  document.body.replaceChildren();
  Object.assign(fakeMapLibre, {
    hasGraphics: true,
    hasStyle: true,
    state: {},
    attributions: ['<b>Maps</b>'],
    made: [],
  });
});

// @rule 2.28
describe('a map of MapLibre GL', () => {
  it('says that it is not supported where the browser has no WebGL, and leaves its element empty', async () => {
    fakeMapLibre.hasGraphics = false;
    const { events, element, map } = await drawMap();
    map.remove();
    expect(events.failed.mock.calls).toEqual([['unsupported']]);
    expect(element.childElementCount).toBe(0);
  });

  it('fails where its style can’t be loaded, and leaves its element empty', async () => {
    fakeMapLibre.hasStyle = false;
    const { events, element } = await drawMap();
    expect(events.failed.mock.calls).toEqual([['unreachable']]);
    expect([events.ready.mock.calls.length, element.childElementCount]).toEqual([0, 0]);
  });

  it('outlives a tile that can’t be loaded', async () => {
    const { events, made } = await drawMap();
    made?.fire('error', {});
    expect(events.failed).not.toHaveBeenCalled();
  });

  it('tells each attribution of its data once, and again when there are others', async () => {
    fakeMapLibre.attributions = ['<b>Maps</b>', ' '];
    const { events, made } = await drawMap();
    expect(events.ready.mock.lastCall).toEqual([['<b>Maps</b>']]);
    fakeMapLibre.attributions = ['<b>Maps</b>', 'Tiles'];
    made?.fire('sourcedata', { sourceDataType: 'metadata' });
    expect(events.ready.mock.lastCall).toEqual([['<b>Maps</b>', 'Tiles']]);
  });

  it('asks for the style in the language of the page', async () => {
    const { made } = await drawMap({}, 'https://maps.example/{language}/style.json?key=1');
    expect(made?.options.style).toBe('https://maps.example/de/style.json?key=1');
  });

  it('gives a style the language and the colours that it asks for, and no other', async () => {
    fakeMapLibre.state = { 'livery-language': 'en', 'livery-land': 'red', other: 1 };
    const { map } = await drawMap();
    expect(fakeMapLibre.state).toEqual({ 'livery-language': 'de', 'livery-land': '#f4f3ee', other: 1 });
    map.update({ ...OPTIONS, language: 'ar' });
    expect(fakeMapLibre.state).toMatchObject({ 'livery-language': 'ar' });
  });

  it('names a pin by what is there and its price, and shows a dot where labels collide or there is no price', async () => {
    const { pin, map } = await drawMap();
    const dots = () =>
      ['Casa do Rio', 'Casa da Luz', 'Hotel Sul'].map((name) => pin(name)?.classList.contains('map-pin-dot'));
    expect(pin('Casa do Rio')?.getAttribute('aria-label')).toBe('Casa do Rio, $120');
    expect(pin('Hotel Sul')?.getAttribute('aria-label')).toBe('Hotel Sul');
    expect(dots()).toEqual([false, true, true]);
    map.update({ ...OPTIONS, selected: 'b' });
    expect(dots()).toEqual([true, false, true]);
    expect(pin('Casa da Luz')?.getAttribute('aria-current')).toBe('true');
  });

  it('leaves a pin that is still there as it is, so that it keeps the focus', async () => {
    const { pin, map } = await drawMap();
    const elementBefore = pin('Casa da Luz');
    (elementBefore as HTMLElement).focus();
    map.update({ ...OPTIONS, pins: PINS.slice(1) });
    expect([pin('Casa da Luz'), document.activeElement, pin('Casa do Rio')]).toEqual([
      elementBefore,
      elementBefore,
      null,
    ]);
  });

  it('tells only what the visitor moves: not the view that the page itself chose', async () => {
    const onMove = vi.fn();
    const { map, made } = await drawMap({ onMove });
    map.showAll();
    made?.fire('moveend', {});
    expect([onMove.mock.calls.length, made?.fitted.length]).toEqual([0, 2]);
    made?.fire('moveend', { originalEvent: {} });
    expect(onMove.mock.calls).toEqual([[{ north: 42, south: 38, west: -10, east: -8 }]]);
  });
});
