/**
 * The tab to which a key leads, as in the ARIA practices: arrow keys wrap around, and are mirrored in right-to-left
 * languages. `undefined` for any other key.
 */
export function tabForKey<Tab>(
  key: string,
  { tabs, from, direction }: { tabs: readonly Tab[]; from: Tab; direction: 'ltr' | 'rtl' },
): Tab | undefined {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backKey = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const here = tabs.indexOf(from);
  if (key === forward) return tabs[(here + 1) % tabs.length];
  if (key === backKey) return tabs.at(here - 1);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
}
