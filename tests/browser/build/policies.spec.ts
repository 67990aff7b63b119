import { expect, test } from '../support/agency-site.ts';

test('each host is told its own policies, and of others only whom its agency uses', async ({ page, site }) => {
  const told = async (host: string) => {
    const answer = await page.goto(site.at(host, '/livery-config.json'));
    const html = await page.evaluate(async () => (await fetch('/', { headers: { accept: 'text/html' } })).text());
    const configuration = (await answer?.text()) ?? '';
    expect(html).toContain(configuration);
    return {
      names: Object.keys(JSON.parse(configuration).policies),
      csp: answer?.headers()['content-security-policy'] ?? '',
    };
  };
  const [kindred, marigold, nobody] = [await told('kindred'), await told('marigold'), await told('nobody')];
  expect(kindred.names).toEqual(['default', 'kindred']);
  expect(kindred.csp).toContain("frame-src 'self' https://chat.example;");
  expect(kindred.csp).not.toContain('googletagmanager');
  expect(marigold.names).toEqual(['default', 'marigold']);
  expect(marigold.csp).toContain('https://www.googletagmanager.com');
  expect(marigold.csp).not.toContain('chat.example');
  expect(nobody.names).toEqual(['default']);
});
