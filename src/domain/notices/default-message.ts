/**
 * The message for any other failure (rules §8); in a separate file, because the first screen needs only this message.
 */
export const DEFAULT_MESSAGE = { from: 'catalogue', situation: 'default', text: 'Something went wrong' } as const;
