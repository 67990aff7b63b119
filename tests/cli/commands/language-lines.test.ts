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
  ])('speaks as rules 9.8 says: %j', (line, language) => {
    expect(outputFor(languageLines, line)).toMatchObject({ language });
  });

  it('reads Arabic from the right', () => {
    expect(outputFor(languageLines, { query: { lng: 'ar' } })).toEqual({ language: 'ar', direction: 'rtl' });
  });

  it("speaks Spanish on the partner's site, whoever says that it is the partner's", () => {
    const agency = { subdomain: 'maya' };
    expect(outputFor(languageLines, { agency, policies: { maya: { partner: true } } })).toMatchObject({
      language: 'es',
    });
    expect(outputFor(languageLines, { agency, policies: { default: { partner: true } } })).toMatchObject({
      language: 'es',
    });
    expect(outputFor(languageLines, { agency, policies: { partner: true } })).toMatchObject({ language: 'es' });
    expect(outputFor(languageLines, { agency }, parsePolicyBook({ maya: { partner: true } }))).toMatchObject({
      language: 'es',
    });
  });

  it('lets the policies of the line stand in place of those of the environment', () => {
    const everybody = parsePolicyBook({ default: { partner: true } });
    expect(outputFor(languageLines, { policies: {} }, everybody)).toMatchObject({ language: 'en' });
  });

  it('takes nothing but true for a partner', () => {
    expect(outputFor(languageLines, { policies: { default: { partner: 'true' } } })).toMatchObject({ language: 'en' });
  });
});
