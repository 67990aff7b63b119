/** Backgrounds of pages, cards and panels: text whose background no rule sets may be on any of them. */
const SURFACE_TOKENS = ['--surface', '--surface-sunken', '--brand-tint'];

/**
 * Each text colour with the backgrounds on which it is readable, 4.5:1 or more, with
 * any brand colour. tests/architecture/text-pairs.test.ts checks the theme, and the
 * stylelint rule `livery/readable-pairs` checks style sheets.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const READABLE_ON = {
  '--ink': [
    ...SURFACE_TOKENS,
    ...['--line', '--line-strong', '--skeleton'],
    ...['--map-land', '--map-water'],
    ...['--success-tint', '--warning-tint', '--failure-tint'],
  ],
  '--ink-soft': [...SURFACE_TOKENS, '--line'],
  '--ink-faint': SURFACE_TOKENS,
  '--brand-link': SURFACE_TOKENS,
  '--on-brand': ['--brand', '--brand-hover', '--brand-pressed'],
  '--success': [...SURFACE_TOKENS, '--success-tint'],
  '--warning': [...SURFACE_TOKENS, '--warning-tint'],
  '--failure': [...SURFACE_TOKENS, '--failure-tint'],
  '--surface': ['--ink'],
};

/** Colours of stars, which are drawn beside the number that they show: no text has these colours. */
const DRAWN_TOKENS = ['--rating', '--rating-empty'];

/**
 * Why it is not certain that a text can be read on its background, or `undefined` if it can.
 *
 * @param {{ colour: string, background: string | undefined, selector: string }} pair
 * @returns {string | undefined}
 */
export function pairRefusal({ colour, background, selector }) {
  if (DRAWN_TOKENS.includes(colour)) return undefined;
  const promised = READABLE_ON[colour] ?? [];
  const unread = (background === undefined ? SURFACE_TOKENS : [background]).filter((one) => !promised.includes(one));
  if (unread.length === 0) return undefined;
  return `${selector}: text in ${colour} on ${unread.join(', ')} isn't known to have a contrast of 4.5:1. Take a pair of scripts/lint/readable-pairs.mjs.`;
}
