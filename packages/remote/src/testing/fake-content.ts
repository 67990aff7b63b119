/** Whether an agency's HTML has a text or a picture. */
export function hasFakeContent(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').trim() !== '' || body.querySelector('img') !== null;
}

/** Shows only the text of an agency's HTML. Returns a function that removes it. */
export function showFakeContent(element: HTMLElement, html: string): () => void {
  element.textContent = new DOMParser().parseFromString(html, 'text/html').body.textContent;
  return () => element.replaceChildren();
}
