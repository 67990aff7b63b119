/**
 * Whether an agency's text has anything to read or to look at: an editor that
 * was emptied leaves tags and blanks behind. Nothing of it is run or loaded.
 */
export function saysSomething(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unread of body.querySelectorAll('script, style, template')) unread.remove();
  return (body.textContent ?? '').trim() !== '' || body.querySelector('img') !== null;
}
