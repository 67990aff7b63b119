import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { aBuiltShell } from '../a-built-shell.ts';
import { anEdge, OPENING_REQUEST } from '../an-edge.ts';
import { tagsIn } from '../head/tags-in.ts';
import { NO_RESPONSES } from '../no-responses.ts';

const BASE_STYLES = 'body{margin:0}';
const FORM = '.search-form{display:grid}';
const HTML =
  '<html lang="en"><head><script type="application/json" id="livery-config">null</script>' +
  '<script type="module" crossorigin src="/assets/index.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/assets/first.js">' +
  '<link rel="stylesheet" crossorigin href="/assets/base.css"></head>' +
  '<body><div id="root"></div><noscript>Scripts, please.</noscript></body></html>';

const root = aBuiltShell();
writeFileSync(join(root, 'client/assets/base.css'), `${BASE_STYLES}\n`);
writeFileSync(join(root, 'client/assets/form.css'), `${FORM}\n`);

const shell = fakeShell({ tab: 'hotels' });
type Shell = typeof shell;

async function openPage(path: string, shownShell: Shell = shell) {
  const response = await anEdge({
    root,
    html: HTML,
    manifest: {
      'index.html': { file: 'assets/index.js', css: ['assets/base.css'] },
      'src/ui/about/about-page.tsx': { file: 'assets/about.js', css: ['assets/form.css'] },
    },
    openShell: ({ tenant }) => ({
      shell: shownShell,
      tenant,
      now: '2026-02-03T10:00:00Z',
      ...NO_RESPONSES,
    }),
  }).request(`https://sunny.example${path}`, OPENING_REQUEST);
  const html = await response.text();
  const head = html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>'));
  const { tags } = tagsIn(head);
  return {
    html,
    policy: response.headers.get('Content-Security-Policy'),
    styles: tags.filter(({ name }) => name === 'style').map(({ text }) => text),
    links: tags.filter(({ attributes }) => attributes['rel'] === 'stylesheet').map(({ attributes }) => attributes),
  };
}

describe('the style sheets of a rendered page', () => {
  it('are in the page: those of its script, the agency’s colours, those of its components', async () => {
    const { styles } = await openPage('/about');
    expect(styles).toEqual([
      expect.stringMatching(/^body\{margin:0\}:root\{--brand:[^}]*\}\.search-form\{display:grid\}$/),
    ]);
  });

  it('pass the content security policy, by their digest alone', async () => {
    const { policy, styles } = await openPage('/about');
    const digest = createHash('sha256').update(styles.join('')).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${digest}'`);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('are not requested: the links to them, by which scripts find them, are disabled', async () => {
    const { links } = await openPage('/about');
    // Chromium's preload scanner requests disabled style sheets, but not those for another medium.
    expect(links.map(({ href, disabled, media }) => [href, disabled, media])).toEqual([
      ['/assets/base.css', 'true', 'not all'],
      ['/assets/form.css', 'true', 'not all'],
    ]);
  });

  it('are painted with nothing before the whole page has arrived; its data and programs follow', async () => {
    const { html } = await openPage('/about');
    const id = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html)?.[1];
    const elements = [...html.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag);
    const programs = elements.filter((tag) => /type="module"|rel="modulepreload"/.test(tag));
    const lastElement = elements.findIndex((tag) => tag.includes(` id="${id}"`));
    expect(programs).not.toHaveLength(0);
    expect(elements.slice(lastElement + 1)).toEqual([expect.stringContaining('id="livery-first-view"'), ...programs]);
    // The pictures of the first view have priority over them.
    expect(programs.filter((tag) => !tag.includes(' fetchpriority="low"'))).toEqual([]);
  });

  it('are linked to where the browser renders the page', async () => {
    const brokenShell: Shell = { ...shell, notices: { ...shell.notices, toasts: undefined as never } };
    const { links, styles } = await openPage('/about', brokenShell);
    expect(links).toEqual([expect.not.objectContaining({ disabled: 'true' })]);
    expect(styles).toEqual([expect.stringMatching(/^:root\{--brand:[^}]*\}$/)]);
  });
});
