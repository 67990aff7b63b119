/** The message if nothing more is known (rules §8); in its own file, because the first screen needs no other. */
export const DEFAULT_MESSAGE = { from: 'catalogue', situation: 'default', text: 'Something went wrong' } as const;
