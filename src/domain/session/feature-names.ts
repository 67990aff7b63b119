/**
 * What a permission for a navigation label may be called: the label in
 * kebab-case. A name in one word (`XeniPay`) is read with its humps apart and
 * together, since back ends differ.
 *
 * @see readings 17
 */
export function featureNames(label: string): readonly string[] {
  const humps = label.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return [...new Set([kebabCase(humps), kebabCase(label)])];
}

function kebabCase(label: string): string {
  return (label.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-');
}
