/**
 * Whether the header (or the footer) is hidden by the visitor's own address:
 * `true` hides it, `false` shows it again, and anything else leaves it as the
 * device remembers.
 *
 * @param told the value of `hideHeader` or `hideFooter` in the query
 * @param remembered what the cookie of that name says
 * @see specification §2, header; readings 23
 */
export function hidesChrome(told: string | null, remembered: boolean): boolean {
  if (told === 'true') return true;
  return told === 'false' ? false : remembered;
}
