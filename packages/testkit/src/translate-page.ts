/** Imitates browsers that translate a page: each text is replaced by an element. */
export function translatePage(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const element = document.createElement('font');
    element.textContent = `«${text.data}»`;
    text.replaceWith(element);
  }
}
