import type { ComponentType } from 'react';

/** A component whose code is fetched when it is first wanted, and then kept. */
export interface LatePart<Props> {
  loaded(): ComponentType<Props> | undefined;
  /** Rejects where the code can't be had; the next call tries anew. */
  load(): Promise<ComponentType<Props>>;
}

export function latePart<Props>(fetch: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let part: ComponentType<Props> | undefined;
  return {
    loaded: () => part,
    async load() {
      part ??= await fetch();
      return part;
    },
  };
}
