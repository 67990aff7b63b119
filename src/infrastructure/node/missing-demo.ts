/**
 * The error of a program that can't load the demo, which a deployment may leave out.
 *
 * @throws always; the message says what to do instead
 */
export function missingDemo(cause: unknown): never {
  throw new Error('The demo agencies can’t be loaded: name an API, by --api or LIVERY_API_URL.', { cause });
}
