/**
 * The headers of the sandbox's own page. Nothing in it may run or be styled but its two files; its forms may lead to
 * the agencies' hosts on this port, where sign-ins end.
 *
 * @param origin the page's own
 */
export function pageHeaders(origin: string): Record<string, string> {
  const { protocol, port } = new URL(origin);
  const sites = `${protocol}//*.localhost${port === '' ? '' : `:${port}`}`;
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "connect-src 'self'",
      `form-action 'self' ${sites}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
