import type { MapLibrary } from '../../../src/infrastructure/map/map-libre-drawer.ts';

type Listener = (event: object) => void;

/** The part of MapLibre GL that the drawer uses, without WebGL: a flat world with ten pixels per degree. */
export const fakeMapLibre = {
  /** Whether the browser has WebGL. */
  hasGraphics: true,
  /** Whether styles can be loaded. */
  hasStyle: true,
  /** The state of the style that the page has set. */
  state: {} as Record<string, unknown>,
  attributions: ['<a href="https://maps.example/">Maps</a>'] as readonly string[],
  /** The maps that were made, with their options and the calls that they received. */
  made: [] as FakeMapLibre[],
};

class FakeMapLibre {
  readonly options: { readonly container: HTMLElement; readonly style: string; readonly locale: object };
  readonly fitted: unknown[] = [];
  readonly touchZoomRotate = { disableRotation: () => undefined };
  readonly keyboard = { disableRotation: () => undefined };
  readonly #listeners: { readonly kind: string; readonly listener: Listener }[] = [];
  readonly #container = document.createElement('div');

  constructor(options: FakeMapLibre['options']) {
    if (!fakeMapLibre.hasGraphics) throw new Error('Failed to initialize WebGL');
    this.options = options;
    options.container.append(this.#container);
    fakeMapLibre.made.push(this);
    queueMicrotask(() => this.fire(fakeMapLibre.hasStyle ? 'style.load' : 'error', {}));
  }
  fire(kind: string, event: object) {
    for (const one of this.#listeners) if (one.kind === kind) one.listener(event);
  }
  on(kind: string, listener: Listener) {
    this.#listeners.push({ kind, listener });
  }
  once(kind: string, listener: Listener) {
    this.on(kind, listener);
  }
  zoomTo(_: number, __: object, event: object) {
    this.fire('moveend', event);
  }
  fitBounds(area: unknown, how: unknown) {
    this.fitted.push([area, how]);
  }
  project([x, y]: [number, number]) {
    return { x: x * 10, y: y * -10 };
  }
  getZoom = () => 5;
  getBounds = () => ({ getNorth: () => 42, getSouth: () => 38, getWest: () => -10, getEast: () => -8 });
  getContainer = () => this.options.container;
  getCanvasContainer = () => this.#container;
  getStyle = () => ({ sources: Object.fromEntries(fakeMapLibre.attributions.map((text) => [text, {}])) });
  getSource = (id: string) => ({ attribution: id });
  getGlobalState = () => fakeMapLibre.state;
  setGlobalStateProperty(name: string, value: unknown) {
    fakeMapLibre.state[name] = value;
  }
  remove() {
    this.#container.remove();
  }
}

class FakeMarker {
  readonly #element: HTMLElement;
  constructor({ element }: { readonly element: HTMLElement }) {
    this.#element = element;
  }
  setLngLat() {
    return this;
  }
  addTo(map: FakeMapLibre) {
    map.getCanvasContainer().append(this.#element);
    return this;
  }
  remove() {
    this.#element.remove();
  }
}

export const FAKE_LIBRARY = { Map: FakeMapLibre, Marker: FakeMarker } as unknown as MapLibrary;
