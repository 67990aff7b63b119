interface ElementChangeDetector {
  /** What was changed in the elements since the beginning, be it changed back. */
  touched(): readonly string[];
  /** What is not as it was at the beginning. */
  left(): readonly string[];
  stop(): void;
}

/** What modal dialogs set on the rest of the page while they are open, and take back. */
const DIALOG_ATTRIBUTES = ['aria-hidden', 'inert'];

/**
 * Watches elements that a module was not given for changes of their attributes, texts and children. Other elements of the
 * page may change, because they belong to somebody else, or to the module itself, such as a dialog at the end of `body`.
 */
export function detectElementChanges(elements: readonly Element[]): ElementChangeDetector {
  const before = elements.map(attributeMap);
  const touched = new Set<string>();
  const note = (records: readonly MutationRecord[]) => {
    for (const { target, type, attributeName } of records) {
      const owner = target instanceof Element ? target : target.parentElement;
      if (owner === null || !elements.includes(owner) || DIALOG_ATTRIBUTES.includes(attributeName ?? '')) continue;
      touched.add(
        `${type === 'attributes' ? `the attribute ${attributeName}` : 'the content'} of <${owner.localName}>`,
      );
    }
  };
  const observer = new MutationObserver(note);
  for (const element of elements) {
    observer.observe(element, { subtree: true, attributes: true, childList: true, characterData: true });
  }
  return {
    touched() {
      note(observer.takeRecords());
      return [...touched];
    },
    left: () => elements.flatMap((element, at) => changedAttributes(element, before[at] ?? new Map())),
    stop: () => observer.disconnect(),
  };
}

function attributeMap(element: Element): ReadonlyMap<string, string> {
  return new Map([...element.attributes].map(({ name, value }) => [name, value]));
}

function changedAttributes(element: Element, before: ReadonlyMap<string, string>): readonly string[] {
  const now = attributeMap(element);
  return [...new Set([...before.keys(), ...now.keys()])]
    .filter((name) => before.get(name) !== now.get(name))
    .map((name) => `the attribute ${name} of <${element.localName}>`);
}
