import { describe, expect, it, vi } from 'vitest';
import type { DrawnMapOptions, MapView } from '../../src/application/map/map-view.port.ts';

const LISBON = { id: 'l', latitude: 38.72, longitude: -9.14, title: 'Casa do Rio', label: '$120' };
const PORTO = { id: 'p', latitude: 41.15, longitude: -8.61, title: 'Casa da Ponte', label: '' };

const OPTIONS: DrawnMapOptions = {
  label: 'Map of hotels',
  pins: [LISBON, PORTO],
  selected: null,
  highlighted: null,
  interactive: true,
  language: 'en',
};

/** The contract of every map view; needs an environment with a document. */
export function mapViewContract(name: string, make: () => MapView): void {
  async function draw(options: Partial<DrawnMapOptions> = {}) {
    const element = document.createElement('div');
    const events = { ready: vi.fn<(attributions: readonly string[]) => void>(), failed: vi.fn() };
    const drawer = await make().load();
    const map = drawer.draw(element, { ...OPTIONS, ...options }, events);
    await vi.waitFor(() => expect(events.ready).toHaveBeenCalled());
    const buttons = () => [...element.querySelectorAll('button')];
    return { element, events, map, buttons, names: () => buttons().map(nameOf) };
  }

  describe(`${name} fulfils the map view's contract`, () => {
    it('draws a map with its attributions as texts, and does not fail then', async () => {
      const { events } = await draw();
      expect(events.ready.mock.lastCall?.[0]).toEqual(expect.any(Array));
      expect(events.failed).not.toHaveBeenCalled();
    });

    it('has its pins as buttons with names, in the order of the list, whatever was there before', async () => {
      const { map, names } = await draw();
      expect(names()).toEqual([expect.stringContaining('Casa do Rio'), expect.stringContaining('Casa da Ponte')]);
      map.update({ ...OPTIONS, pins: [{ ...PORTO, id: 'b', title: 'Hotel Luz' }, PORTO, LISBON] });
      expect(names()).toEqual(
        ['Hotel Luz', 'Casa da Ponte', 'Casa do Rio'].map((name) => expect.stringContaining(name)),
      );
      map.update({ ...OPTIONS, pins: [] });
      expect(names()).toEqual([]);
    });

    it('tells whoever listens now which pin was chosen', async () => {
      const [first, second] = [vi.fn(), vi.fn()];
      const { map, buttons } = await draw({ onSelect: first });
      map.update({ ...OPTIONS, onSelect: second });
      buttons()[1]?.click();
      expect(second.mock.calls).toEqual([['p']]);
      expect(first).not.toHaveBeenCalled();
    });

    it('writes a title as text, however it looks', async () => {
      const { element, names } = await draw({
        pins: [{ ...LISBON, title: '<img src=x onerror=run()>', label: '<b>1</b>' }],
      });
      expect(element.querySelector('img, b')).toBeNull();
      expect(names()[0]).toContain('<img src=x onerror=run()>');
    });

    it('has nothing to press as a picture', async () => {
      const { buttons } = await draw({ interactive: false });
      expect(buttons()).toEqual([]);
    });

    it('tells what it shows when the visitor zooms', async () => {
      const onMove = vi.fn();
      const { map } = await draw({ onMove });
      map.zoom(1);
      await vi.waitFor(() => expect(onMove).toHaveBeenCalled());
      const { north, south } = onMove.mock.lastCall?.[0] ?? {};
      expect(north).toBeGreaterThanOrEqual(south);
    });

    it('leaves its element empty', async () => {
      const { element, map } = await draw();
      map.showAll();
      map.remove();
      expect(element.childElementCount).toBe(0);
    });
  });
}

function nameOf(button: Element): string {
  return button.getAttribute('aria-label') ?? button.textContent ?? '';
}
