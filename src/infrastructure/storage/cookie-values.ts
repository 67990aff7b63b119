/**
 * All values of a cookie's name in `document.cookie` or a `Cookie` header, in order. Browsers also send cookies of the
 * same name for other paths and parent domains; of those with the same path the last created one is last.
 */
export function cookieValues(cookies: string, name: string): readonly string[] {
  const start = `${name}=`;
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(start))
    .map((cookie) => decodeValue(cookie.slice(start.length)));
}

function decodeValue(value: string): string {
  const text = value.replace(/^"(.*)"$/, '$1');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
