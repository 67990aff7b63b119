/** Attributes whose value people read or hear. */
const READ_ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];

const UNREAD_ELEMENTS = 'script, style, template';

/** The values of attributes of an element and of all in it that are read out. */
export function readAttributes(element: Element): readonly (readonly [Element, string])[] {
  return [element, ...element.querySelectorAll('*')].flatMap((one) =>
    READ_ATTRIBUTES.flatMap((name) => {
      const value = withSingleSpaces(one.getAttribute(name) ?? '');
      return value === '' ? [] : [[one, value] as const];
    }),
  );
}

/** The text nodes in an element, with the element that each stands in. */
export function textNodes(element: Element): readonly (readonly [Element, string])[] {
  const found: (readonly [Element, string])[] = [];
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { nodeValue, parentElement } = nodes.currentNode;
    const text = withSingleSpaces(nodeValue ?? '');
    if (text !== '' && parentElement?.closest(UNREAD_ELEMENTS) === null) found.push([parentElement, text]);
  }
  return found;
}

/**
 * The texts in elements that the site's language is expected of: each text node, and each attribute that is read out,
 * with single spaces. What `translate="no"` marks is in no language, what names another `lang` in that one.
 *
 * @param tags the site's language
 */
export function shownTexts(elements: readonly Element[], ...tags: readonly string[]): readonly string[] {
  return elements.flatMap((element) =>
    [...textNodes(element), ...readAttributes(element)].flatMap(([of, text]) => {
      const apart = [of.closest('[translate="no"]'), of.closest('[lang]')].some(
        (marked) => marked !== null && element.contains(marked) && !tags.includes(marked.getAttribute('lang') ?? ''),
      );
      return apart ? [] : [text];
    }),
  );
}

export function withSingleSpaces(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
