import { RichText } from '../../../src/ui/content/rich-text.tsx';
import { UNBROKEN_TEXT } from '../../props/long-texts.ts';
import type { Specimen } from '../../specimen.ts';

const EVERYTHING = [
  '<h1>A heading</h1><p>Words, <em>some</em> of them <strong>strong</strong>, and <a href="/about">a link</a>.</p>',
  '<h2>A smaller one</h2><ul><li>One</li><li>Two<ol><li>First</li></ol></li></ul><blockquote>Said by a guest</blockquote>',
  '<table><thead><tr><th>Month</th><th>Light</th></tr></thead><tbody><tr><td>June</td><td>Always</td></tr></tbody></table>',
].join('');

export const richText: Specimen = {
  stands: 'row',
  states: {
    everything: { show: <RichText html={EVERYTHING} topHeading={2} /> },
    unbroken: { show: <RichText html={`<p>${UNBROKEN_TEXT}</p>`} topHeading={2} /> },
    hostile: { show: <RichText html={'<p onclick="alert(1)">Harmless</p><script>alert(2)</script>'} topHeading={2} /> },
  },
};
