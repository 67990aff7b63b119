import { controlIn } from './control.ts';
import { addUse, type UseOfControl, type UsesOfControls } from './use-of-control.ts';

/** Where src/early-use.ts puts what events are about. */
export interface EarlyTargets {
  push(target: EventTarget | null): unknown;
}

/** What a visitor did with a page before the shell heard of it. */
export interface EarlyUse {
  /** What was done within a part of the page, which does it: nobody else gets it. */
  take(part: HTMLElement): readonly UseOfControl[];
  /** The shell hears of what is done from now on; what parts don't hear that wait for their code, is theirs to take. */
  heard(): void;
  /** Keeps nothing any longer. */
  end(): readonly UseOfControl[];
}

/** Takes over from src/early-use.ts. */
export function earlyUse({ window, page }: { readonly window: Window; readonly page: HTMLElement }): EarlyUse {
  const unheard: UsesOfControls = new Map();
  const later: UsesOfControls = new Map();
  const before = window.earlyTargets;
  if (Array.isArray(before)) for (const target of before) addUse(unheard, target, page);
  let isHeard = false;
  window.earlyTargets = {
    push(target) {
      if (!isHeard) return addUse(unheard, target, page);
      addUse(later, target, page);
      // What is done again is done once.
      for (const element of later.keys()) unheard.delete(element);
    },
  };
  return {
    take(part) {
      const all = [...unheard.values(), ...later.values()].filter(({ element }) => part.contains(element));
      for (const { element } of all) {
        unheard.delete(element);
        later.delete(element);
      }
      return all.map((use) => ({ ...use, control: controlIn(part, use.element) }));
    },
    heard() {
      isHeard = true;
    },
    end() {
      delete window.earlyTargets;
      const rest = [...unheard.values()];
      for (const uses of [unheard, later]) uses.clear();
      return rest;
    },
  };
}
