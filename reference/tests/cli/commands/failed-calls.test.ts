import { expect, it } from 'vitest';
import { aFolder, aSandbox } from '../support/a-sandbox.ts';
import { runCli } from '../support/run-cli.ts';

it.each([
  [['about'], '/api/agency/about-us', 'html', /The about page could not be read\./],
  [['faqs'], '/api/agency/faqs', '404', /The questions could not be read\./],
  [['navigation'], '/api/agency/navigations', '400', /The navigation could not be read\./],
  [['rates'], '/api/multi-currency/exchange', '404', /Failed to fetch exchange rates\./],
  [['suggest', 'hotel', 'lisb'], '/api/v2/hotel/auto-suggest', '503', /Failed to fetch suggestions.[^]*status 503/],
  [['login', '--as', 'owner'], '/api/user/login', '500', /Couldn’t sign in[^]*status 500/],
  [['resort', 'search', 'a'], '/search', 'html', /^error: /],
])('%j exits 3 where its call fails, and states what could not be done', async (args, call, fault, words) => {
  const { url, spoil } = await aSandbox();
  await spoil(call, fault);
  const { code, err } = await runCli([...args, '--api', url, '--state', aFolder()]);
  expect([code, err]).toEqual([3, expect.stringMatching(words)]);
});
