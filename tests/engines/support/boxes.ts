/** Selectors of the main boxes of any page. */
const BOXES = {
  header: '#root > header',
  'entry of the header': '#root > header a, #root > header button',
  'link to a service': '#root > nav li',
  hero: 'main > section:first-child',
  heading: 'main h1, main h2',
  panel: 'main form',
  tab: 'main [role=tab]',
  // The inputs of a slider are invisible.
  field: 'main :is(input:not([type=range]), select, textarea)',
  // In the head of a table, a single pixel can decide where lines break.
  button: 'main button:not([role=columnheader] *)',
  card: 'main article',
  'entry of the side navigation': '#side-navigation :is(a, button, [role=link])',
  dialog: 'dialog[open], [role=alertdialog]',
  option: 'dialog [role=option]',
  footer: '#root footer',
  'entry of the footer': '#root footer li',
};

/** The number of boxes that are compared for each selector: long lists are laid out only when they come into view. */
const FIRST_COUNT = 6;

/** A box's distance from the left edge, width and height. */
type ElementBox = readonly [x: number, width: number, height: number];

export type ElementBoxes = Readonly<Record<string, readonly ElementBox[]>>;

/** Runs in the page, and returns its boxes. */
export function readBoxes(selectors: Readonly<Record<string, string>>, first: number): ElementBoxes {
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .slice(0, first)
      .map((element) => element.getBoundingClientRect())
      .map(({ x, width, height }): ElementBox => [Math.round(x), Math.round(width), Math.round(height)]);
  return Object.fromEntries(Object.entries(selectors).map(([name, selector]) => [name, boxesOf(selector)]));
}

export const WHAT_IS_READ = [BOXES, FIRST_COUNT] as const;

/** A sentence for each box that differs in the other engine. */
export function boxDifferences(boxes: ElementBoxes, others: ElementBoxes, within: number): readonly string[] {
  return Object.keys(BOXES).flatMap((name) => {
    const [these, those] = [boxes[name] ?? [], others[name] ?? []];
    if (these.length !== those.length) return [`${these.length} times ${name}, not ${those.length}`];
    return these.flatMap((box, place) => {
      const otherBox = those[place] ?? box;
      const differs = box.some((figure, axis) => isApart(figure, otherBox[axis] ?? 0, within));
      return differs ? [`${name} ${place + 1}: ${boxText(box)}, not ${boxText(otherBox)}`] : [];
    });
  });
}

/** Whether they differ by more than `within` pixels and 1 %: WebKit rounds each line's height down to whole pixels. */
function isApart(one: number, other: number, within: number): boolean {
  return Math.abs(one - other) > Math.max(within, other / 100);
}

const boxText = ([x, width, height]: ElementBox) => `${width} × ${height} at ${x}`;
