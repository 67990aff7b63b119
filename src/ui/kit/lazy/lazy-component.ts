import type { ComponentType } from 'react';

/** A component whose code is fetched when it is first wanted, and then kept. */
export interface LazyComponent<Props> {
  loaded(): ComponentType<Props> | undefined;
  /** Rejects where the code can't be had; the next call tries anew. */
  load(): Promise<ComponentType<Props>>;
  /** The first load, always the same promise; `undefined` where the code could not be had. */
  first(): Promise<ComponentType<Props> | undefined>;
}

export function lazyComponent<Props>(fetch: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let part: ComponentType<Props> | undefined;
  let first: Promise<ComponentType<Props> | undefined> | undefined;
  const load = async () => {
    part ??= await fetch();
    return part;
  };
  return {
    loaded: () => part,
    load,
    first() {
      first ??= load().catch(() => undefined);
      return first;
    },
  };
}
