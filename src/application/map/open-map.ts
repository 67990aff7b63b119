import type { LanguageCode } from '@livery/contract/market/language';
import type { MapHandle, MapOptions, MapState } from '@livery/contract/remotes/shown-map';
import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject } from 'rxjs';
import { errorText } from '../shared/error-text.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { DrawnMap, MapView } from './map-view.port.ts';

interface OpenMapDependencies {
  readonly maps: MapView;
  readonly reporter: Reporter;
  /** The language of the names on the map. */
  readonly language: Live<LanguageCode>;
}

/** Opens a map inside an element; first loads the code that draws it. @rule 2.28 */
export function openMap(
  { maps, reporter, language }: OpenMapDependencies,
  element: HTMLElement,
  mapOptions: MapOptions,
): MapHandle {
  const state = new BehaviorSubject<MapState>({ kind: 'loading' });
  let options = mapOptions;
  let drawnMap: DrawnMap | undefined;
  /** Identifies the current attempt, `null` once the map is closed: events of earlier attempts are ignored. */
  let currentModule: object | null = {};
  const currentOptions = () => ({ ...options, language: language.now() });
  const following = language.changes.subscribe(() => drawnMap?.update(currentOptions()));

  async function start(attempt: object): Promise<void> {
    const isCurrent = () => currentModule === attempt;
    try {
      const drawer = await maps.load();
      if (!isCurrent()) return;
      const map = drawer.draw(element, currentOptions(), {
        ready: (attributions) => isCurrent() && state.next({ kind: 'ready', attributions }),
        failed: (reason) => isCurrent() && fail(reason, 'its style can’t be shown'),
      });
      // `draw` may have failed immediately.
      if (isCurrent()) drawnMap = map;
    } catch (thrown) {
      if (isCurrent()) fail('unreachable', errorText(thrown));
    }
  }

  function fail(reason: Extract<MapState, { kind: 'failed' }>['reason'], problem: string): void {
    currentModule = {};
    drawnMap = undefined;
    reporter.warn({ kind: 'map-failed', reason, problem });
    state.next({ kind: 'failed', reason });
  }

  void start(currentModule);

  return {
    state: liveFromSubject(state),
    update(changes) {
      options = { ...options, ...changes };
      drawnMap?.update(currentOptions());
    },
    showAll: () => drawnMap?.showAll(),
    zoom: (levels) => drawnMap?.zoom(levels),
    retry() {
      if (state.value.kind !== 'failed' || currentModule === null) return;
      state.next({ kind: 'loading' });
      currentModule = {};
      void start(currentModule);
    },
    close() {
      currentModule = null;
      following.unsubscribe();
      drawnMap?.remove();
      drawnMap = undefined;
    },
  };
}
