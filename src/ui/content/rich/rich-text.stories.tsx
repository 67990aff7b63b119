import type { Meta, StoryObj } from '@storybook/react-vite';
import { UNBROKEN_TEXT } from '../../../../.storybook/fixtures.ts';
import { RichText } from './rich-text.tsx';

const EVERYTHING = [
  '<h1>A heading</h1><p>Words, <em>some</em> of them <strong>strong</strong>, and <a href="/about">a link</a>.</p>',
  '<h2>A smaller one</h2><ul><li>One</li><li>Two<ol><li>First</li></ol></li></ul><blockquote>Said by a guest</blockquote>',
  '<table><thead><tr><th>Month</th><th>Light</th></tr></thead><tbody><tr><td>June</td><td>Always</td></tr></tbody></table>',
].join('');

export default { component: RichText, args: { topHeading: 2 } } satisfies Meta<typeof RichText>;
type Story = StoryObj<typeof RichText>;

export const Everything: Story = { args: { html: EVERYTHING } };

export const Unbroken: Story = { args: { html: `<p>${UNBROKEN_TEXT}</p>` } };

export const Hostile: Story = { args: { html: '<p onclick="alert(1)">Harmless</p><script>alert(2)</script>' } };
