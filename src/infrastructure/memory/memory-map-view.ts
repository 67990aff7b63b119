import type { DrawnMapOptions, MapView } from '../../application/map/map-view.port.ts';

/**
 * Maps for programs without a screen: each is ready immediately, with its pins as a list, and only its buttons move it.
 */
export function memoryMapView(): MapView {
  return {
    load: async () => ({
      draw(element, options, { ready }) {
        let shownMapOptions = options;
        show();
        ready([]);
        return {
          update(nextMapOptions) {
            shownMapOptions = nextMapOptions;
            show();
          },
          showAll: () => undefined,
          zoom: () => shownMapOptions.onMove?.(pinsBounds(shownMapOptions.pins)),
          remove: () => element.replaceChildren(),
        };

        function show(): void {
          element.replaceChildren(...shownMapOptions.pins.map((pin) => buttonOf(pin)));
        }

        function buttonOf({ id, title }: DrawnMapOptions['pins'][number]): HTMLElement {
          const button = element.ownerDocument.createElement(shownMapOptions.interactive ? 'button' : 'span');
          button.textContent = title;
          if (shownMapOptions.interactive) button.addEventListener('click', () => shownMapOptions.onSelect?.(id));
          return button;
        }
      },
    }),
  };
}

function pinsBounds(pins: DrawnMapOptions['pins']) {
  const [latitudes, longitudes] = [pins.map(({ latitude }) => latitude), pins.map(({ longitude }) => longitude)];
  return {
    north: Math.max(-90, ...latitudes),
    south: Math.min(90, ...latitudes),
    east: Math.max(-180, ...longitudes),
    west: Math.min(180, ...longitudes),
  };
}
