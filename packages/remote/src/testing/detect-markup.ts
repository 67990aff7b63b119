interface MarkupDetector {
  /** The ways in which a text was turned into markup without the shell's sanitiser. */
  used(): readonly string[];
  stop(): void;
}

/**
 * Finds texts that a module turns into markup itself, which the page's Trusted Types refuse: `innerHTML`, `outerHTML`
 * and `insertAdjacentHTML`. The empty text is allowed, because it clears an element.
 */
export function detectMarkup(): MarkupDetector {
  const usedTexts = new Set<string>();
  const { prototype } = Element;
  const restored = (['innerHTML', 'outerHTML', 'insertAdjacentHTML'] as const).map((name) => {
    const ownPropertyDescriptor = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
    const note = (text: unknown) => {
      if (text !== '') usedTexts.add(name);
    };
    const { set, value } = ownPropertyDescriptor;
    const watched =
      set === undefined
        ? {
            value(this: Element, ...args: readonly unknown[]) {
              note(args.at(-1));
              return Reflect.apply(value, this, args);
            },
          }
        : {
            set(this: Element, text: unknown) {
              note(text);
              Reflect.apply(set, this, [text]);
            },
          };
    Object.defineProperty(prototype, name, { ...ownPropertyDescriptor, ...watched });
    return () => Object.defineProperty(prototype, name, ownPropertyDescriptor);
  });
  return {
    used: () => [...usedTexts],
    stop() {
      for (const restore of restored) restore();
    },
  };
}
