/** The responses of a request's shell that has made no calls. */
export const NO_RESPONSES = {
  responses: () => [],
  isTooMuch: () => false,
  sharedSeconds: () => Number.POSITIVE_INFINITY,
  isCalling: () => false,
} as const;
