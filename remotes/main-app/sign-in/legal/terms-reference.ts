/** The id of some terms as it may be shown, or `null`: whoever made the link could write anything there. */
export function termsReference(id: string): string | null {
  return /^[\w-]{1,40}$/.test(id) ? id : null;
}
