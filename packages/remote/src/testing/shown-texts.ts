/** Attributes whose values users read or hear. */
const READ_ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];

const UNREAD_ELEMENTS = 'script, style, template';

/** The values of attributes that are read out, of an element and its descendants. */
export function readAttributes(element: Element): readonly (readonly [Element, string])[] {
  return [element, ...element.querySelectorAll('*')].flatMap((eachElement) =>
    READ_ATTRIBUTES.flatMap((name) => {
      const value = withSingleSpaces(eachElement.getAttribute(name) ?? '');
      return value === '' ? [] : [[eachElement, value] as const];
    }),
  );
}

/** The text nodes in an element, each with its parent element. */
export function textNodes(element: Element): readonly (readonly [Element, string])[] {
  const foundElements: (readonly [Element, string])[] = [];
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { nodeValue, parentElement } = nodes.currentNode;
    const text = withSingleSpaces(nodeValue ?? '');
    if (text !== '' && parentElement?.closest(UNREAD_ELEMENTS) === null) foundElements.push([parentElement, text]);
  }
  return foundElements;
}

/**
 * The texts in elements that should be in the site's language: each text node, and each attribute that is read out,
 * with single spaces. Without texts marked `translate="no"` or with another `lang`.
 *
 * @param tags the site's language
 */
export function shownTexts(elements: readonly Element[], ...tags: readonly string[]): readonly string[] {
  return elements.flatMap((element) =>
    [...textNodes(element), ...readAttributes(element)].flatMap(([of, text]) => {
      const apart = [of.closest('[translate="no"]'), of.closest('[lang]')].some(
        (markedElement) =>
          markedElement !== null &&
          element.contains(markedElement) &&
          !tags.includes(markedElement.getAttribute('lang') ?? ''),
      );
      return apart ? [] : [text];
    }),
  );
}

export function withSingleSpaces(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
