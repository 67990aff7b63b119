import type { Page } from '@playwright/test';

/** The number of pixels by which the page scrolls sideways. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What doesn't fit on the page: it scrolls sideways, words are cut off, or one control covers another. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const nameOf = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const styleOf = (element: Element) => getComputedStyle(element);
    /** An element and its ancestors. */
    const lineOf = (element: Element | null): Element[] =>
      element === null ? [] : [element, ...lineOf(element.parentElement)];
    const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX) && element !== root;
    const isOnlyHeard = (element: Element) => styleOf(element).clipPath === 'inset(50%)';
    const isShortened = (element: Element) => styleOf(element).webkitLineClamp !== 'none';

    const wide =
      root.scrollWidth > root.clientWidth ? [`scrolls sideways by ${root.scrollWidth - root.clientWidth}`] : [];

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const line = lineOf(text.parentElement);
      const [holder] = line;
      // Separators without letters or digits are ignored, because they are hidden at the edge of a line.
      if (holder === undefined || !/[\p{L}\p{N}]/u.test(text.textContent ?? '') || !isSeen(holder)) continue;
      if (line.some((element) => isOnlyHeard(element) || isShortened(element))) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const place = range.getBoundingClientRect();
      const cutting = line.slice(0, line.findIndex(scrolls) + 1 || undefined);
      const isCut = cutting.some((element) => {
        const { overflowX, overflowY } = styleOf(element);
        const edge = element.getBoundingClientRect();
        const hides = /hidden|clip/;
        const beside = hides.test(overflowX) && (place.left < edge.left - 1 || place.right > edge.right + 1);
        const below = hides.test(overflowY) && (place.top < edge.top - 3 || place.bottom > edge.bottom + 3);
        return element !== document.body && element !== root && (beside || below);
      });
      const isOutside = !line.some(scrolls) && (place.left < -1 || place.right > root.clientWidth + 1);
      if (isCut || isOutside) cut.push(`cut off: ${nameOf(holder)}`);
    }

    /** The layer of an element that lies over the page and doesn't scroll with it. */
    const layerOf = (element: Element) =>
      lineOf(element).find((at) => /fixed|sticky/.test(styleOf(at).position) || at.matches('dialog, [popover]'));
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, [role="option"]')].filter(
      (control) => isSeen(control) && !lineOf(control).some(isOnlyHeard),
    );
    /** The visible part of a control, without what is scrolled out of a list. */
    const seenPartOf = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const edges = { left, right, top, bottom };
      for (const at of lineOf(control.parentElement)) {
        if (at === root || at === document.body || styleOf(at).overflowY === 'visible') continue;
        const hole = at.getBoundingClientRect();
        edges.left = Math.max(edges.left, hole.left);
        edges.right = Math.min(edges.right, hole.right);
        edges.top = Math.max(edges.top, hole.top);
        edges.bottom = Math.min(edges.bottom, hole.bottom);
      }
      return edges;
    };
    const placed = controls.map((control) => ({
      control,
      layer: layerOf(control),
      edge: seenPartOf(control),
    }));
    const over = placed.flatMap((one, index) =>
      placed
        .slice(index + 1)
        .filter(
          (other) =>
            one.layer === other.layer &&
            !one.control.contains(other.control) &&
            Math.min(one.edge.right, other.edge.right) - Math.max(one.edge.left, other.edge.left) > 1 &&
            Math.min(one.edge.bottom, other.edge.bottom) - Math.max(one.edge.top, other.edge.top) > 1,
        )
        .map((other) => `overlaps: ${nameOf(one.control)} and ${nameOf(other.control)}`),
    );
    return [...wide, ...cut, ...over];
  });
}

/**
 * Spaces the text as WCAG 1.4.12 requires to be possible. Arabic letters are joined, and never spaced.
 *
 * @returns a function that undoes it
 */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const letters = document.documentElement.dir === 'rtl' ? '' : 'letter-spacing: 0.12em !important;';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; word-spacing: 0.16em !important; ${letters} } p { margin-block-end: 2em !important; }`,
    );
    document.adoptedStyleSheets = [sheet];
  });
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
}
