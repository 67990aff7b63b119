interface Watch {
  /** What was started or added since, and is still there. */
  left(): readonly string[];
  end(): void;
}

const TIMERS = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
] as const;

const LISTENING = ['addEventListener', 'removeEventListener'] as const;

/** What React asks of the document once, for all the roots that there will ever be. */
const OF_REACT: ReadonlySet<string> = new Set(['selectionchange']);

/** Watches what a module leaves behind in the page: timers, listeners, names, elements. */
export function detectLeaks(): Watch {
  const left = new Map<unknown, string>();
  const names = new Set(Object.getOwnPropertyNames(globalThis));
  const elements = new Set<Element>([...document.head.children, ...document.body.children]);
  const endings = [
    ...TIMERS.map(([start, clear]) => watchTimer(left, start, clear)),
    ...[window, document].map(watchListeners),
  ];

  function watchListeners(target: EventTarget): () => void {
    const [add, remove] = [target.addEventListener, target.removeEventListener];
    const owned = LISTENING.map((name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const);
    const known = new Map<unknown, Set<string>>();
    target.addEventListener = (...given: Parameters<typeof add>) => {
      const [type, listener] = given;
      if (!OF_REACT.has(type)) known.set(listener, new Set([...(known.get(listener) ?? []), type]));
      left.set(known, wordsOf(known));
      add.apply(target, given);
    };
    target.removeEventListener = (...given: Parameters<typeof remove>) => {
      const [type, listener] = given;
      known.get(listener)?.delete(type);
      left.set(known, wordsOf(known));
      remove.apply(target, given);
    };
    return () => {
      for (const [name, own] of owned) {
        if (own === undefined) Reflect.deleteProperty(target, name);
        else Object.defineProperty(target, name, own);
      }
    };
  }

  return {
    left() {
      const added = Object.getOwnPropertyNames(globalThis).filter((name) => !names.has(name));
      const strange = [...document.head.children, ...document.body.children].filter((one) => !elements.has(one));
      return [
        ...[...left.values()].filter((words) => words !== ''),
        ...added.map((name) => `the global name ${name}`),
        ...strange.map(({ tagName }) => `an element <${tagName.toLowerCase()}>`),
      ];
    },
    end() {
      for (const end of endings) end();
    },
  };
}

function wordsOf(known: ReadonlyMap<unknown, ReadonlySet<string>>): string {
  const types = [...known.values()].flatMap((one) => [...one]);
  return types.length === 0 ? '' : `listeners for ${types.join(', ')}`;
}

function watchTimer(left: Map<unknown, string>, start: (typeof TIMERS)[number][0], clear: (typeof TIMERS)[number][1]) {
  const begin: unknown = Reflect.get(globalThis, start);
  const stop: unknown = Reflect.get(globalThis, clear);
  if (typeof begin !== 'function' || typeof stop !== 'function') return () => undefined;
  const once = start !== 'setInterval';
  Reflect.set(globalThis, start, (call: (...words: unknown[]) => unknown, ...rest: unknown[]) => {
    const handle: unknown = begin(
      (...words: unknown[]) => {
        if (once) left.delete(handle);
        call(...words);
      },
      ...rest,
    );
    left.set(handle, `a timer of ${start}`);
    return handle;
  });
  Reflect.set(globalThis, clear, (handle: unknown) => {
    left.delete(handle);
    stop(handle);
  });
  return () => {
    Reflect.set(globalThis, start, begin);
    Reflect.set(globalThis, clear, stop);
  };
}
