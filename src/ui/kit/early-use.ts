import { controlIn } from './control.ts';
import { addUse, type UseOfControl, type UsesOfControls } from './use-of-control.ts';

/** Where src/early-use.ts puts the targets of events. */
export interface EarlyTargets {
  push(target: EventTarget | null): unknown;
}

/** What a visitor did on a page before it was hydrated. */
export interface EarlyUse {
  /** Returns what was done within a part of the page, which repeats it; later calls don't get it again. */
  take(part: HTMLElement): readonly UseOfControl[];
  /**
   * To be called when the page is hydrated: from now on the shell handles events, except in parts that still wait for
   * their code.
   */
  hydrated(): void;
  /** Stops recording. */
  end(): readonly UseOfControl[];
}

/** Takes over from src/early-use.ts. */
export function earlyUse({ window, page }: { readonly window: Window; readonly page: HTMLElement }): EarlyUse {
  const beforeHydration: UsesOfControls = new Map();
  const afterHydration: UsesOfControls = new Map();
  const earlyTargetsBefore = window.earlyTargets;
  if (Array.isArray(earlyTargetsBefore)) for (const target of earlyTargetsBefore) addUse(beforeHydration, target, page);
  let isHydrated = false;
  window.earlyTargets = {
    push(target) {
      if (!isHydrated) return addUse(beforeHydration, target, page);
      addUse(afterHydration, target, page);
      // An action that was repeated by the visitor is only done once.
      for (const element of afterHydration.keys()) beforeHydration.delete(element);
    },
  };
  return {
    take(part) {
      const controls = [...beforeHydration.values(), ...afterHydration.values()].filter(({ element }) =>
        part.contains(element),
      );
      for (const { element } of controls) {
        beforeHydration.delete(element);
        afterHydration.delete(element);
      }
      return controls.map((use) => ({ ...use, control: controlIn(part, use.element) }));
    },
    hydrated() {
      isHydrated = true;
    },
    end() {
      delete window.earlyTargets;
      const remainingControls = [...beforeHydration.values()];
      for (const uses of [beforeHydration, afterHydration]) uses.clear();
      return remainingControls;
    },
  };
}
