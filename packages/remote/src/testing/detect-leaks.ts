interface LeakDetector {
  /** Timers, listeners and elements that were added since the beginning and still exist. */
  leaks(): readonly string[];
  stop(): void;
}

const TIMERS = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
] as const;

/** React listens to it on the document once for all roots. */
const IGNORED_EVENT = 'selectionchange';

/** Finds what a module doesn't remove from the page: timers, listeners, global names, elements. */
export function detectLeaks(): LeakDetector {
  const names = new Set(Object.getOwnPropertyNames(globalThis));
  const elements = new Set<Element>([...document.head.children, ...document.body.children]);
  const detectors = [...TIMERS.map(detectTimers), ...[window, document].map(detectListeners)];
  return {
    leaks() {
      const addedPropertyNames = Object.getOwnPropertyNames(globalThis).filter((name) => !names.has(name));
      const otherElements = [...document.head.children, ...document.body.children].filter(
        (element) => !elements.has(element),
      );
      return [
        ...detectors.flatMap(({ leaks }) => leaks()),
        ...addedPropertyNames.map((name) => `the global name ${name}`),
        ...otherElements.map(({ tagName }) => `an element <${tagName.toLowerCase()}>`),
      ];
    },
    stop() {
      for (const { stop } of detectors) stop();
    },
  };
}

function detectListeners(target: EventTarget): LeakDetector {
  const { addEventListener, removeEventListener } = target;
  const ownPropertyDescriptors = Object.getOwnPropertyDescriptors(target);
  const types = new Map<unknown, Set<string>>();
  target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    const [type, listener] = args;
    if (type !== IGNORED_EVENT) types.set(listener, (types.get(listener) ?? new Set()).add(type));
    addEventListener.apply(target, args);
  };
  target.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
    const [type, listener] = args;
    const left = types.get(listener);
    left?.delete(type);
    if (left?.size === 0) types.delete(listener);
    removeEventListener.apply(target, args);
  };
  return {
    leaks: () =>
      types.size === 0 ? [] : [`listeners for ${[...types.values()].flatMap((type) => [...type]).join(', ')}`],
    stop() {
      for (const name of ['addEventListener', 'removeEventListener'] as const) {
        Reflect.deleteProperty(target, name);
        if (ownPropertyDescriptors[name] !== undefined)
          Object.defineProperty(target, name, ownPropertyDescriptors[name]);
      }
    },
  };
}

function detectTimers([start, clear]: (typeof TIMERS)[number]): LeakDetector {
  const [begin, end]: unknown[] = [Reflect.get(globalThis, start), Reflect.get(globalThis, clear)];
  if (typeof begin !== 'function' || typeof end !== 'function') return { leaks: () => [], stop: () => undefined };
  const running = new Set<unknown>();
  Reflect.set(globalThis, start, (run: (...args: unknown[]) => unknown, ...rest: unknown[]) => {
    const handle: unknown = begin(
      (...args: unknown[]) => {
        if (start !== 'setInterval') running.delete(handle);
        run(...args);
      },
      ...rest,
    );
    running.add(handle);
    return handle;
  });
  Reflect.set(globalThis, clear, (handle: unknown) => {
    running.delete(handle);
    end(handle);
  });
  return {
    leaks: () => [...running].map(() => `a timer of ${start}`),
    stop() {
      Reflect.set(globalThis, start, begin);
      Reflect.set(globalThis, clear, end);
    },
  };
}
