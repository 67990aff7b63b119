interface ElementChangeDetector {
  /** Changes in the elements since the beginning, including those that were undone. */
  touched(): readonly string[];
  /** Changes since the beginning that weren't undone. */
  left(): readonly string[];
  stop(): void;
}

/** Attributes that modal dialogs set on the rest of the page while they are open, and remove afterwards. */
const DIALOG_ATTRIBUTES = ['aria-hidden', 'inert'];

/**
 * Watches elements that don't belong to a module for changes of their attributes, texts and children. Other elements of
 * the page may change: they belong to others, or to the module, such as a dialog at the end of `body`.
 */
export function detectElementChanges(elements: readonly Element[]): ElementChangeDetector {
  const attributesBefore = elements.map(attributeMap);
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
    left: () => elements.flatMap((element, index) => changedAttributes(element, attributesBefore[index] ?? new Map())),
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
