/** A module that is loaded when it is first needed. */
export interface LazyModule<Module> {
  readonly load: () => Promise<Module>;
  /** The module, if it is loaded already. */
  readonly loaded: () => Module | undefined;
}

/** Loads a module once; `load` rejects if it can't be loaded, after which the next call tries again. */
export function lazyModule<Module>(fetch: () => Promise<Module>): LazyModule<Module> {
  let loadedModule: Module | undefined;
  let loading: Promise<Module> | undefined;
  return {
    loaded: () => loadedModule,
    load() {
      loading ??= fetch().then(
        (module) => {
          loadedModule = module;
          return module;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
