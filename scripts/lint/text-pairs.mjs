import { contains, contradicts, readSelector, unionOf } from './compound-selector.mjs';

/**
 * @typedef {import('./compound-selector.mjs').Compound} Compound
 * @typedef {{ subject: Compound, ancestors: Compound[], colour?: string, backgrounds?: string[], specificity: number, rule: import('postcss').Rule, order: number }} Painted
 * @typedef {{ colour: string, background: string | undefined, rule: import('postcss').Rule, selector: string }} TextPair
 */

const INHERITED_KEYWORD = 'inherit';
/** The colour of the page's text in packages/ui/src/theme/base.css. */
const BODY_TEXT = '--ink';
/** WCAG 1.4.3 exempts disabled controls. */
const INACTIVE_PATTERN = /:disabled|aria-disabled="true"|data-off/;

/**
 * The text colours of a style sheet with the backgrounds behind them, by the names
 * of their custom properties. The background is the one of the same element, in any
 * combination of its states, or of an ancestor in its selector; `undefined` if the
 * sheet does not set one.
 *
 * @param {import('postcss').Root} root
 * @returns {TextPair[]}
 */
export function textPairs(root) {
  const rules = paintedRules(root);
  return rules.flatMap((rule) =>
    rules
      .filter(({ subject }) => subject.key === rule.subject.key && !contradicts(rule.subject, subject))
      .map((otherRule) => ({
        element: unionOf(rule.subject, otherRule.subject),
        ancestors: [...rule.ancestors, ...otherRule.ancestors],
      }))
      .filter(({ element }) => !INACTIVE_PATTERN.test(element.text))
      .flatMap(({ element, ancestors }) =>
        colourPairs(element, ancestors, rules).map((pair) => ({ ...pair, rule: rule.rule, selector: element.text })),
      ),
  );
}

/** @type {(element: Compound, ancestors: Compound[], rules: Painted[]) => Pick<TextPair, 'colour' | 'background'>[]} */
function colourPairs(element, ancestors, rules) {
  const [own, ...around] = [
    paintedColours(element, ancestors, rules),
    ...ancestors.map((ancestor) => paintedColours(ancestor, [], rules)),
  ];
  const colour = [own, ...around].find(
    (paint) => paint?.colour !== undefined && paint.colour !== INHERITED_KEYWORD,
  )?.colour;
  const backgrounds = [own, ...around].find((paint) => paint?.backgrounds !== undefined)?.backgrounds;
  return (backgrounds ?? [undefined]).map((background) => ({ colour: colour ?? BODY_TEXT, background }));
}

/**
 * The colours of an element with these ancestors, after the cascade.
 *
 * @param {Compound} element
 * @param {Compound[]} ancestors
 * @param {Painted[]} rules
 * @returns {{ colour?: string | undefined, backgrounds?: string[] | undefined }}
 */
function paintedColours(element, ancestors, rules) {
  const matchingRules = rules
    .filter(({ subject }) => subject.key === element.key && contains(element, subject))
    .filter((rule) =>
      rule.ancestors.every((neededAncestor) => ancestors.some((ancestor) => contains(ancestor, neededAncestor))),
    )
    .sort((a, b) => a.specificity - b.specificity || a.order - b.order);
  return {
    colour: matchingRules.findLast(({ colour }) => colour !== undefined)?.colour,
    backgrounds: matchingRules.findLast(({ backgrounds }) => backgrounds !== undefined)?.backgrounds,
  };
}

/** @type {(root: import('postcss').Root) => Painted[]} */
function paintedRules(root) {
  /** @type {Painted[]} */
  const paintedRules = [];
  root.walkRules((rule) => {
    // In forced colours the browser and the user choose the colours.
    if (rule.parent?.type === 'atrule' && /forced-colors/.test(String(Reflect.get(rule.parent, 'params')))) return;
    const values = { colour: lastValue(rule, /^color$/), background: lastValue(rule, /^background(-color)?$/) };
    const colour = values.colour === INHERITED_KEYWORD ? INHERITED_KEYWORD : tokensIn(values.colour)?.[0];
    const backgrounds = tokensIn(values.background);
    if (colour === undefined && backgrounds === undefined) return;
    for (const selector of rule.selectors.filter((candidate) => !candidate.endsWith('::backdrop'))) {
      const { subject, ancestors } = readSelector(selector);
      paintedRules.push({
        subject,
        ancestors,
        specificity: [subject, ...ancestors].reduce((sum, compound) => sum + compound.specificity, 0),
        ...(colour === undefined ? {} : { colour }),
        ...(backgrounds === undefined ? {} : { backgrounds }),
        rule,
        order: paintedRules.length,
      });
    }
  });
  return paintedRules;
}

/** @param {import('postcss').Rule} rule @param {RegExp} property */
function lastValue(rule, property) {
  return rule.nodes.flatMap((node) => (node.type === 'decl' && property.test(node.prop) ? [node.value] : [])).at(-1);
}

/**
 * The custom properties in a value; `undefined` if it has none, so that what is behind it counts.
 *
 * @param {string | undefined} value
 * @returns {string[] | undefined}
 */
function tokensIn(value = '') {
  const names = [...value.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  return names.length === 0 ? undefined : names;
}
