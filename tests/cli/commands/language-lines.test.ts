import { describe, expect, it } from 'vitest';
import { languageLines } from '../../../src/cli/commands/language-lines.ts';
import { parsePolicyBook } from '../../../src/infrastructure/agency/policy-book-wire.ts';
import { outputFor } from '../support/output-for.ts';

describe('language --batch', () => {
  it.each([
    [{ query: { lng: 'de' }, cookie: 'fr', browser: ['sv'] }, 'de'],
    [{ query: { lng: 'xx' }, cookie: 'fr', browser: ['sv'] }, 'fr'],
    [{ browser: ['xx', 'sv-SE', 'da'] }, 'sv'],
    [{ browser: 'nn' }, 'no'],
    [{ browser: ['sv', 'da'], enabled: ['da', 'en'] }, 'da'],
    [{}, 'en'],
  ])('is chosen by rules 9.8: %j', (line, language) => {
    expect(outputFor(languageLines, line)).toMatchObject({ language });
  });

  it('reads Arabic from the right', () => {
    expect(outputFor(languageLines, { query: { lng: 'ar' } })).toEqual({ language: 'ar', direction: 'rtl' });
  });

  it.each([
    [{ policies: { maya: { partner: true } } }, undefined],
    [{ policies: { default: { partner: true } } }, undefined],
    [{ policies: { partner: true } }, undefined],
    [{}, parsePolicyBook({ maya: { partner: true } })],
  ])("is Spanish on the partner's site, where %j or the environment names it", (line, policies) => {
    const agency = { subdomain: 'maya' };
    expect(outputFor(languageLines, { agency, ...line }, policies)).toMatchObject({ language: 'es' });
  });

  it('lets the policies of the line stand in place of those of the environment', () => {
    const everybody = parsePolicyBook({ default: { partner: true } });
    expect(outputFor(languageLines, { policies: {} }, everybody)).toMatchObject({ language: 'en' });
  });

  it('takes nothing but true for a partner', () => {
    expect(outputFor(languageLines, { policies: { default: { partner: 'true' } } })).toMatchObject({ language: 'en' });
  });
});
