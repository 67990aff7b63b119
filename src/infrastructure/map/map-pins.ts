import type { MapOptions, MapPin } from '@livery/contract/remotes/shown-map';
import type * as mapLibre from 'maplibre-gl';
import { labelledPins } from './labelled-pins.ts';
import { tappedPin } from './tapped-pin.ts';

interface PinsDependencies {
  readonly map: mapLibre.Map;
  readonly Marker: typeof mapLibre.Marker;
  readonly document: Document;
}

interface ShownPin {
  readonly pin: MapPin;
  readonly marker: mapLibre.Marker;
  readonly element: HTMLElement;
}

/**
 * The pins of a map: buttons in the order of the list, or images if the map isn't interactive. Pins whose labels would
 * overlap are shown as dots, except the first of them; the selected one always has its label.
 */
export function createPins({ map, Marker, document }: PinsDependencies, mapOptions: MapOptions) {
  let options = mapOptions;
  let shownPins: readonly ShownPin[] = [];
  update(mapOptions);

  function update(nextMapOptions: MapOptions): void {
    options = nextMapOptions;
    const knownPins = new Map(shownPins.map((pin) => [pin.pin.id, pin]));
    const keptPins = nextMapOptions.pins.map((pin) => {
      const pinBefore = knownPins.get(pin.id);
      if (pinBefore === undefined || !isSamePin(pinBefore.pin, pin)) return create(pin);
      knownPins.delete(pin.id);
      return pinBefore;
    });
    for (const { marker } of knownPins.values()) marker.remove();
    shownPins = keptPins;
    inOrder();
    arrange();
  }

  function create(pin: MapPin): ShownPin {
    const element = options.interactive ? pinButton(pin) : document.createElement('span');
    element.className = 'map-pin';
    const face = document.createElement('bdi');
    face.className = 'map-pin-face';
    face.textContent = pin.label;
    element.append(face);
    const marker = new Marker({ element }).setLngLat([pin.longitude, pin.latitude]).addTo(map);
    if (!options.interactive) element.setAttribute('aria-hidden', 'true');
    return { pin, marker, element };
  }

  function pinButton(pin: MapPin): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', [pin.title, pin.label].filter((text) => text !== '').join(', '));
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      // With the keyboard exactly this pin was selected; a tap may hit several.
      options.onSelect?.(event.detail === 0 ? pin.id : tappedPin(pin.id, pinsAt(event), options.selected ?? null));
    });
    // A double click on a pin doesn't zoom.
    button.addEventListener('dblclick', (event) => event.stopPropagation());
    return button;
  }

  function pinsAt({ clientX, clientY }: MouseEvent): readonly string[] {
    return shownPins
      .filter(({ element }) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
      })
      .map(({ pin }) => pin.id);
  }

  /** Only moves elements that are out of order, because a moved element loses the focus. */
  function inOrder(): void {
    let elementBefore: Element | null = null;
    for (const { element } of shownPins) {
      const parent = element.parentElement;
      if (elementBefore !== null && elementBefore.nextElementSibling !== element)
        parent?.insertBefore(element, elementBefore.nextElementSibling);
      elementBefore = element;
    }
  }

  /** Decides which pins show their label at the map's current position. */
  function arrange(): void {
    const firstIds = [options.selected, options.highlighted];
    const places = shownPins.map(({ pin }) => {
      const { x, y } = map.project([pin.longitude, pin.latitude]);
      return { id: pin.id, label: pin.label, x, y };
    });
    const withLabel = labelledPins(places, firstIds);
    for (const { pin, element } of shownPins) {
      element.classList.toggle('map-pin-dot', !withLabel.has(pin.id));
      element.classList.toggle('map-pin-highlighted', pin.id === options.highlighted);
      element.classList.toggle('map-pin-selected', pin.id === options.selected);
      if (pin.id === options.selected) element.setAttribute('aria-current', 'true');
      else element.removeAttribute('aria-current');
    }
  }

  return { update, arrange };
}

function isSamePin(pin: MapPin, otherPin: MapPin): boolean {
  return (['latitude', 'longitude', 'title', 'label'] as const).every((field) => pin[field] === otherPin[field]);
}
