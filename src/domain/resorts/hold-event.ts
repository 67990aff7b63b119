/** What can happen to a hold: the traveller lets it go, the resort answers, time passes. */
export type HoldEvent =
  | { readonly kind: 'release-asked' }
  | { readonly kind: 'release-confirmed' }
  | { readonly kind: 'release-failed' }
  | { readonly kind: 'time-passed'; readonly now: Temporal.Instant };
