import names from './css-colour-names.json' with { type: 'json' };

const PHYSICAL =
  /^(left|right|(scroll-)?(margin|padding)-(left|right)|border-(left|right)(-.+)?|border-(top|bottom)-(left|right)-radius)$/;
const FOUR_SIDES = /^(margin|padding|inset|scroll-margin|scroll-padding|border-(width|style|color))$/;
const TO_A_SIDE = /^(text-align|text-align-last|float|clear|caption-side)$/;
const COLOUR = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const NAMED_COLOUR = new RegExp(`(?<![\\w-])(${names.join('|')})(?![\\w-])`, 'i');

/**
 * Why a declaration is not at home here, or `undefined` when it is.
 *
 * @param {{ property: string, value: string }} declaration
 * @param {{ mayNameColours: boolean }} where
 * @returns {string | undefined}
 */
export function styleRefusal({ property, value }, { mayNameColours }) {
  if (PHYSICAL.test(property)) {
    return `${property} stays on its side in Arabic. Use the logical property (margin-inline-start, inset-inline-end …).`;
  }
  if (TO_A_SIDE.test(property) && /\b(left|right)\b/.test(value)) {
    return `${property}: ${value} stays on its side in Arabic. Use start, end, inline-start or inline-end.`;
  }
  if (FOUR_SIDES.test(property) && hasUnequalSides(value)) {
    return `${property} with four values stays on its side in Arabic. Say ${property.split('-')[0]}-block and ${property.split('-')[0]}-inline.`;
  }
  if (!mayNameColours && (COLOUR.test(value) || NAMED_COLOUR.test(value))) {
    return `${property}: ${value} names a colour. Colours are said once, in src/ui/theme; use its custom properties.`;
  }
  return undefined;
}

/** @param {string} value */
function hasUnequalSides(value) {
  const [, right, , left] = value.match(/(?:[^\s()]+|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];
  return left !== undefined && left !== '!important' && left !== right;
}
