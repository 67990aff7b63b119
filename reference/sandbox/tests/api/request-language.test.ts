import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../app.ts';

const DEALS = '/api/activity/deals/activity-search?latitude=38.71&longitude=-9.14';

async function dealsIn(language: string) {
  const response = await createSandbox().request(`http://aurora.localhost:9000${DEALS}`, {
    headers: language === '' ? {} : { 'accept-language': language },
  });
  const body: unknown = await response.json();
  return { headers: response.headers, text: JSON.stringify(body) };
}

describe('the language of a response', () => {
  it.each([
    ['', 'en'],
    ['sv', 'sv'],
    ['no', 'nb'],
    ['nb-NO', 'nb'],
    ['pt-BR,en;q=0.5', 'pt'],
    ['xx, en;q=0.2, de;q=0.9', 'de'],
    ['*', 'en'],
    ['a;q=b;q=,,;', 'en'],
  ])('is, for %j, %s', async (acceptedLanguage, language) => {
    const { headers } = await dealsIn(acceptedLanguage);
    expect(headers.get('content-language')).toBe(language);
    expect(headers.get('vary')).toContain('Accept-Language');
  });
});
