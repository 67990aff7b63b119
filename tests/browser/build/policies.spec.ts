import { expect, test } from '../support/agency-site.ts';

test('each host gets its own policies only, and the services that its agency uses', async ({ page, site }) => {
  const configurationOf = async (host: string) => {
    const response = await page.goto(site.at(host, '/livery-config.json'));
    const html = await page.evaluate(async () => (await fetch('/', { headers: { accept: 'text/html' } })).text());
    const configuration = (await response?.text()) ?? '';
    expect(html).toContain(configuration);
    return {
      names: Object.keys(JSON.parse(configuration).policies),
      csp: response?.headers()['content-security-policy'] ?? '',
    };
  };
  const [kindred, marigold, unknown] = [
    await configurationOf('kindred'),
    await configurationOf('marigold'),
    await configurationOf('nobody'),
  ];
  expect(kindred.names).toEqual(['default', 'kindred']);
  expect(kindred.csp).toContain("frame-src 'self' https://chat.example;");
  expect(kindred.csp).not.toContain('googletagmanager');
  expect(marigold.names).toEqual(['default', 'marigold']);
  expect(marigold.csp).toContain('https://www.googletagmanager.com');
  expect(marigold.csp).not.toContain('chat.example');
  expect(unknown.names).toEqual(['default']);
});

for (const host of ['aurora', 'marigold']) {
  test(`“subresource-integrity” of Observatory: every script of ${host}'s page is its own site's`, async ({
    page,
    site,
  }) => {
    await page.goto(site.at(host));
    await page.getByRole('tab').first().waitFor();
    const addresses = await page
      .locator('script[src]')
      .evaluateAll((scripts) =>
        scripts.map((script) => new URL(script.getAttribute('src') ?? '', document.baseURI).origin),
      );
    expect(addresses.length).toBeGreaterThan(0);
    expect([...new Set(addresses)]).toEqual([new URL(site.at(host)).origin]);
  });
}
