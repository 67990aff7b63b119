/** What the shell of a request has come with if it has asked for nothing. */
export const NO_RESPONSES = {
  responses: () => [],
  isTooMuch: () => false,
  sharedSeconds: () => Number.POSITIVE_INFINITY,
  isCalling: () => false,
} as const;
