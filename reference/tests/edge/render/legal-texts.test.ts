import { LANGUAGES } from '@livery/contract/market/language';
import { createSandbox } from '@livery/sandbox/app';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../../../../src/ui/texts/create-i18n.ts';
import { aBuiltShell } from '../../../../tests/edge/a-built-shell.ts';
import { serveEdge } from '../../../../tests/edge/serve-edge.ts';
import { aRenderingEdge } from '../a-rendering-edge.ts';

const root = aBuiltShell();
const { open } = await serveEdge(aRenderingEdge({ root }));

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

describe('a legal page as it is rendered', () => {
  it.each(LANGUAGES)('has the text of the agency below a heading in the language of the page: %s', async (language) => {
    const { t } = await createI18n(language);
    for (const [path, key] of [
      ['/privacy-policy', 'footer.privacyPolicy'],
      ['/cookies-policy', 'footer.cookiesPolicy'],
      ['/disclaimer', 'footer.disclaimer'],
    ] as const) {
      const { status, body } = await open('aurora.localhost', `${path}?lng=${language}`);
      const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(body) ?? [];
      expect([status, textOf(heading)]).toEqual([200, t(key)]);
      expect(body).toContain(`<title>${t(key)} | Aurora Journeys`);
      const text = body.slice(body.indexOf('</h1>'), body.indexOf('<footer'));
      expect(textOf(text).length, path).toBeGreaterThan(100);
      expect(body).toMatch(/<meta name="description" content="[^"]+"/);
      expect(body).toContain(`<link rel="canonical" href="http://aurora.localhost${path}`);
      expect(body).not.toContain('<noscript>');
    }
  });

  it('has no text where the agency wrote nothing that shows (rules 5.5)', async () => {
    const sandbox = createSandbox();
    const emptyEdge = await serveEdge(
      aRenderingEdge({ root }, async (request) => {
        const response = await sandbox.fetch(request);
        if (new URL(request.url).pathname !== '/api/agency') return response;
        const { agency } = (await response.json()) as { agency: object };
        return Response.json({ agency: { ...agency, privacyPolicy: '<p><br></p>' } });
      }),
    );
    const { body } = await emptyEdge.open('aurora.localhost', '/privacy-policy');
    expect(body).not.toContain('<h1');
    expect(body).toContain('<output>Loading…</output>');
  });
});
