import { JSDOM } from 'jsdom';

/** An element as a browser builds it from HTML. */
export interface SeenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const parser = new new JSDOM('').window.DOMParser();

/** Every element that a browser finds in the body of a page with this HTML, in the order of the document. */
export function elementsSeen(html: string): readonly SeenElement[] {
  const { body } = parser.parseFromString(`<!doctype html><body>${html}`, 'text/html');
  return [...body.querySelectorAll('*')].map((element) => ({
    name: element.tagName.toLowerCase(),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  }));
}
