/**
 * An itinerary that a resort keeps for a traveller, from the moment it is held
 * until it is let go. `released` and `expired` are final.
 *
 * @see specification §4, resort
 */
export type Hold =
  | { readonly kind: 'held'; readonly reference: string; readonly expiresAt: Temporal.Instant | null }
  | { readonly kind: 'releasing'; readonly reference: string; readonly expiresAt: Temporal.Instant | null }
  | { readonly kind: 'released'; readonly reference: string }
  | { readonly kind: 'expired'; readonly reference: string };
