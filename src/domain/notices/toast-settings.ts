/** Where toasts appear and how long they stay, in milliseconds (rules §8 and §9). */
export const TOAST_SETTINGS = { position: 'top-right', autoCloseMs: 5000 } as const;
