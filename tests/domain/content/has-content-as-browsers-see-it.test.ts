// @vitest-environment jsdom
import { test } from '@fast-check/vitest';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { hasContent } from '../../../src/domain/content/has-content.ts';
import { splitWords } from '../../support/words.ts';

const PIECES = [
  ...splitWords`<p> </p> <hr </hr> <br> <b <i/ = " ' > < / - ! . <!-- --> --!> <! </ </> <?`,
  ...splitWords`<style> </style> <script> </script <title> </title> src= src="x" SRC=''`,
  ...splitWords`&nbsp; &nbsp &#160; &#8203 &#x200B; &zwj; &# &`,
  ...['<img ', ' a', ' ', '\n', '\u200b', '\u00a0'],
];

// @rule 5.5
describe('hasContent', () => {
  test.prop([fc.array(fc.constantFrom(...PIECES), { maxLength: 12 })], { numRuns: runCount(250) })(
    'sees what a browser sees, whatever pieces a text is put together of',
    (pieces) => {
      const html = pieces.join('');
      expect(hasContent(html), html).toBe(browserSees(html));
    },
  );
});

/** Whether anything visible is left when a browser has parsed the text. */
function browserSees(html: string): boolean {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  for (const hiddenElement of holder.querySelectorAll('script, style, title')) hiddenElement.remove();
  const pictures = [...holder.querySelectorAll('img')];
  const isShown = pictures.some((picture) => (picture.getAttribute('src') ?? '').trim() !== '');
  return (
    isShown || holder.querySelector('hr') !== null || (holder.textContent ?? '').replace(/[\s\u200b\u200d]/g, '') !== ''
  );
}
