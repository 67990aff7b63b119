// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { loadNamedScripts } from '../../../src/infrastructure/browser/load-named-scripts.ts';

const linksOf = (page: Document) => [...page.head.querySelectorAll('link')].map(({ rel }) => rel);

it('the scripts that a document names are loaded once the program runs', () => {
  const page = document.implementation.createHTMLDocument();
  const template = page.createElement('template');
  template.id = 'livery-next-scripts';
  const link = page.createElement('link');
  link.rel = 'modulepreload';
  template.content.append(link);
  page.head.append(template);
  expect(linksOf(page)).toEqual([]);
  loadNamedScripts(page);
  expect(linksOf(page)).toEqual(['modulepreload']);
});

it('a document that names none is left as it is', () => {
  const page = document.implementation.createHTMLDocument();
  loadNamedScripts(page);
  expect(linksOf(page)).toEqual([]);
});
