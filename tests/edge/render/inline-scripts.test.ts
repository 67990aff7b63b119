import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { aBuiltShell } from '../a-built-shell.ts';
import { anEdge, OPENING_REQUEST } from '../an-edge.ts';
import { NO_RESPONSES } from '../no-responses.ts';

const MAP = '{"imports":{}}';
const GUARD = 'if(1<2)addEventListener("error",()=>{document.body.append("<p>")})';
const EARLY_SCRIPT = '(()=>{})()';
const PROGRAM = 'src="/assets/index.js"></script>';
const HTML =
  '<html lang="en"><head><script type="application/json" id="livery-config">null</script>' +
  `<script type="importmap">${MAP}</script><script>${EARLY_SCRIPT}</script><script type="module">${GUARD}</script>` +
  `<script type="module" crossorigin ${PROGRAM}</head><body><div id="root"></div><noscript></noscript></body></html>`;

const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('lets the inline scripts of the built page run, which stand whole behind its content and before its program', async () => {
  const edge = anEdge({
    root: aBuiltShell(),
    html: HTML,
    manifest: { 'index.html': { file: 'assets/index.js' } },
    openShell: ({ tenant }) => ({
      shell: fakeShell({ tab: 'hotels' }),
      tenant,
      now: '2026-02-03T10:00:00Z',
      ...NO_RESPONSES,
    }),
  });
  const response = await edge.request('https://sunny.example/about', OPENING_REQUEST);
  expect(response.headers.get('Content-Security-Policy')).toContain(
    `script-src 'self' ${digestOf(MAP)} ${digestOf(EARLY_SCRIPT)} ${digestOf(GUARD)};`,
  );
  const html = await response.text();
  expect(html.indexOf(`<script>${EARLY_SCRIPT}</script>`)).toBeLessThan(html.indexOf('<body'));
  const guard = html.indexOf(`<script type="module">${GUARD}</script>`);
  expect(guard).toBeGreaterThan(html.indexOf('</main>'));
  expect(html.indexOf(PROGRAM)).toBeGreaterThan(guard);
  expect(html.match(/if\(1<2\)/g)).toHaveLength(1);
});
