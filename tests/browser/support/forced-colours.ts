/** Parts of a page that can't be recognised in forced colours. */
export interface Sight {
  /** Controls, layers and drawings whose shape was a background or a shadow, and that now have no visible edge. */
  readonly shapeless: readonly string[];
  /** Selected, current or active elements that differ from their neighbours only in colour. */
  readonly alike: readonly string[];
  /** Icons with too little contrast to what is behind them. */
  readonly faint: readonly string[];
  /** The number of checked elements of each kind. */
  readonly looked: { readonly shapes: number; readonly chosen: number; readonly icons: number };
}

/**
 * Runs in the page: first in the page's own colours, to remember which elements have a shape, then in forced colours.
 */
export function lookAround({ remember }: { readonly remember: boolean }): Sight {
  const CONTROLS = 'a[href], button, input, select, textarea, [role="tab"], [role="option"]';
  const LAYERS = 'dialog[open], [popover]:popover-open, [role="listbox"]';
  const CHOSEN = '[aria-selected="true"], [aria-current]:not([aria-current="false"]), [data-active]';
  const LEAST_CONTRAST = 3;
  const LARGEST_ICON = 48;

  const isClear = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${element.textContent.trim().slice(0, 30)}`;
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const behind = (element: Element | null): string => {
    if (element === null) return getComputedStyle(document.body).backgroundColor;
    const { backgroundColor } = getComputedStyle(element);
    return isClear(backgroundColor) ? behind(element.parentElement) : backgroundColor;
  };
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
  const fillOf = (element: Element) => {
    const { backgroundColor } = getComputedStyle(element);
    return isClear(backgroundColor) || backgroundColor === behind(element.parentElement) ? '' : backgroundColor;
  };
  /** The sides with a line that differs from its surroundings, such as `bottom 3px`. */
  const edgesOf = (element: Element) => {
    const style = getComputedStyle(element);
    const ground = behind(element.parentElement);
    return ['top', 'right', 'bottom', 'left'].flatMap((side) => {
      const [width, line, colour] = ['width', 'style', 'color'].map((of) =>
        style.getPropertyValue(`border-${side}-${of}`),
      );
      const isLoaded = Number.parseFloat(width ?? '') >= 1 && line !== 'none' && !isClear(colour ?? '');
      return isLoaded && colour !== ground ? [`${side} ${width}`] : [];
    });
  };
  const outlineOf = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? '' : outlineWidth;
  };
  const hasShape = (element: Element) =>
    fillOf(element) !== '' || edgesOf(element).length > 0 || outlineOf(element) !== '';

  const isDrawing = (element: Element) =>
    element instanceof HTMLElement &&
    !element.matches('img, input, select, textarea, iframe, video, canvas, hr') &&
    element.childNodes.length === 0 &&
    fillOf(element) !== '';
  const hasShadow = (element: Element) => getComputedStyle(element).boxShadow !== 'none';
  if (remember) {
    const shaped = all(`${CONTROLS}, ${LAYERS}`).filter((one) => hasShape(one) || hasShadow(one));
    const drawn = all('body *').filter(isDrawing);
    Reflect.set(window, 'shaped', new Set([...shaped, ...drawn]));
  }
  const shaped = [...Reflect.get(window, 'shaped')].filter(isSeen);

  /** Everything that distinguishes an element, except colours. */
  const marksOf = (element: Element) =>
    JSON.stringify([
      edgesOf(element),
      fillOf(element) === '' ? 'empty' : 'filled',
      outlineOf(element),
      getComputedStyle(element).textDecorationLine,
      [...element.querySelectorAll('svg')].filter(isSeen).length,
    ]);
  const chosen = all(CHOSEN).flatMap((element) => {
    const [kind = ''] = element.classList;
    const others = all(`.${CSS.escape(kind)}`).filter((other) => !other.matches(CHOSEN));
    return kind === '' || others.length === 0 ? [] : [{ element, others }];
  });

  const lightOf = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [lightOf(one), lightOf(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const icons = all('body svg').filter((svg) => svg.getBoundingClientRect().width <= LARGEST_ICON);
  const isFaint = (svg: Element) => {
    const ground = behind(svg);
    const paints = [...svg.querySelectorAll('*')].flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke].filter((paint) => paint.startsWith('rgb') && !isClear(paint));
    });
    return paints.every((paint) => contrast(paint, ground) < LEAST_CONTRAST);
  };

  return {
    shapeless: shaped.filter((element) => !hasShape(element)).map(nameOf),
    alike: chosen
      .filter(({ element, others }) => others.some((other) => marksOf(other) === marksOf(element)))
      .map(({ element }) => nameOf(element)),
    faint: icons.filter(isFaint).map((svg) => `icon of ${nameOf(svg.parentElement ?? svg)}`),
    looked: { shapes: shaped.length, chosen: chosen.length, icons: icons.length },
  };
}

/** Runs in the page: returns `outlined` if the focus is visible, else a description of the focused element. */
export function lookAtFocus(): string {
  const stop = document.activeElement;
  // After the last stop the focus is in the browser itself.
  if (stop === null || stop === document.body) return 'outlined';
  // The outline is on the card instead of its link, and on the option instead of its list.
  const active = document.getElementById(stop.getAttribute('aria-activedescendant') ?? '');
  const outlined = [stop, stop.closest('article'), active].some((element) => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const ground = getComputedStyle(document.body).backgroundColor;
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== ground;
  });
  return outlined ? 'outlined' : `${stop.tagName} ${stop.textContent.trim().slice(0, 40)}`;
}
