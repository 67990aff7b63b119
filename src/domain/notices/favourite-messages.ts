/** The part of the catalogue about favourites, as toasts; separate to keep the first load small. @rule 2.1 */
export const FAVOURITE_MESSAGES = {
  /** The device couldn't store it. */
  refused: { from: 'catalogue', situation: 'favouriteRefused', text: "This favourite couldn't be saved." },
  /** The profile couldn't save it. */
  onDevice: {
    from: 'catalogue',
    situation: 'favouriteOnDevice',
    text: 'Saved on this device, but not in your account yet.',
  },
} as const;
