/** Names such as `deals/promo-card`, by what stands before the slash; both in their order. */
export function inFeatures(names: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  const features = new Map<string, string[]>();
  for (const name of names) {
    const [feature = '', component = ''] = name.split('/');
    features.set(feature, [...(features.get(feature) ?? []), component]);
  }
  return [...features];
}
