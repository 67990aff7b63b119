/** The pages below `/settings`, in the order of their tabs, except support. */
export const SETTINGS_PAGES = ['agency', 'website', 'profile', 'payment', 'product'] as const;
