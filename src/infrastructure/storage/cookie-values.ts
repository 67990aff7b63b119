/**
 * Every value of a cookie's name in `document.cookie` or a `Cookie` header, in its order: browsers send namesakes of other
 * paths and of parent domains too, and among those of one path the one that was created last is the last.
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
