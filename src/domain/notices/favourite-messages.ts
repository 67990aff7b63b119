/** The part of the catalogue about favourites, as toasts: the first load has no room for it. @rule 2.1 */
export const FAVOURITE_MESSAGES = {
  /** The device stored nothing. */
  refused: { from: 'catalogue', situation: 'favouriteRefused', text: "This favourite couldn't be saved." },
  /** The profile didn't take it. */
  onDevice: {
    from: 'catalogue',
    situation: 'favouriteOnDevice',
    text: 'Saved on this device, but not in your account yet.',
  },
} as const;
