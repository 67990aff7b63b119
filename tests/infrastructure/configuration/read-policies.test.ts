import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/infrastructure/configuration/read-settings.ts';
import { NO_FILES, problemsOf } from './an-environment.ts';

const filesReading = (readText: (path: string) => string) => ({ ...NO_FILES, readText });

describe('readSettings, of the policies', () => {
  it.each([
    ['{"aurora":{"partnr":true}}', '“partnr” of “aurora” is unknown: there are platformOwner, partner,'],
    ['{"aurora":{"partner":"yes"}}', '“partner” of “aurora” must be true or false'],
    ['{"rihla":{"currency":"sar"}}', '“currency” of “rihla” must be a currency code'],
    ['{"rihla":{"currency":{"currency":"SAR"}}}', '“currency” of “rihla” must be a currency code'],
    ['{"rihla":{"currencyCountry":"Saudi Arabia"}}', '“currencyCountry” of “rihla” must be a country code'],
    ['{"default":{"chatWidgetUrl":"http://chat.example"}}', '“chatWidgetUrl” of “default” must be an address'],
    [
      '{"default":{"hotelsFirstHosts":"book.example"}}',
      '“hotelsFirstHosts” of “default” must be true, false or a list',
    ],
    ['{"x":{"dealLocation":{"latitude":1,"longitude":2,"airprot":{}}}}', '“dealLocation” of “x” must be a place'],
    ['{"x":{"dealLocation":{"latitude":1,"longitude":2,"names":{"xx":"?"}}}}', '“dealLocation” of “x” must be a place'],
  ])('refuses the policies %s by the name of the rule', (policies, because) => {
    expect(problemsOf({ LIVERY_POLICIES: policies })).toEqual([expect.stringContaining(because)]);
    const file = filesReading(() => policies);
    expect(problemsOf({ LIVERY_POLICIES: 'p.json' }, file)).toEqual([
      expect.stringMatching(/^LIVERY_POLICIES names the file p.json, which has a rule that can't be used: the policy /),
    ]);
  });

  it.each([
    ['{"https://aurora.example":{}}', 'of “https://aurora.example” are for no site'],
    ['{"aurora.example:8080":{}}', 'of “aurora.example:8080” are for no site'],
    ['{"münchen.example":{}}', 'of “münchen.example” are for no site'],
    ['{" ":{}}', 'of “ ” are for no site'],
    ['{"aurora":{"partner":true},"Aurora":{"partner":false}}', 'of “Aurora” are listed twice'],
    ['{"aurora.example":{},"noir":{},"aurora.example.":{}}', 'of “aurora.example.” are listed twice'],
  ])('refuses policies that no site could have, or that contradict each other: %s', (policies, because) => {
    expect(problemsOf({ LIVERY_POLICIES: policies })).toEqual([expect.stringContaining(because)]);
  });

  it.each(['default', 'aurora', 'Book.Aurora.Example.', 'xn--mnchen-3ya.example', '127.0.0.1', '[::1]'])(
    'takes policies of %s',
    (name) => {
      expect(problemsOf({ LIVERY_POLICIES: JSON.stringify({ [name]: { partner: true } }) })).toEqual([]);
    },
  );

  it('revokes a rule where the policies set false', () => {
    expect(problemsOf({ LIVERY_POLICIES: '{"book.aurora.example":{"hotelsFirstHosts":false}}' })).toEqual([]);
  });

  it('reads the policies from the file that is named', () => {
    const settings = readSettings(
      { LIVERY_POLICIES: 'policies.json' },
      filesReading((path) => `{"default":{"academyUrl":"https://${path}"}}`),
    );
    expect(settings).toMatchObject({
      ok: true,
      value: { policies: { default: { academyUrl: 'https://policies.json' } } },
    });
  });

  it.each([
    ['{"aurora":', 'not valid JSON'],
    ['{"aurora":true}', 'the policies of “aurora” are not an object'],
    ['{"aurora":[]}', 'the policies of “aurora” are not an object'],
    ['missing.json', "can't be read"],
  ])('refuses the policies %s', (policies, because) => {
    expect(problemsOf({ LIVERY_POLICIES: policies })).toEqual([expect.stringContaining(because)]);
  });

  it('names everything that is wrong at once', () => {
    expect(problemsOf({ LIVERY_POLICIES: '{"aurora":{"partner":"yes"},"boreal":3}' })).toEqual([
      expect.stringContaining('“partner” of “aurora”'),
      expect.stringContaining('“boreal” are not an object'),
    ]);
  });

  it('refuses a policies file that is a list', () => {
    const list = filesReading(() => '[]');
    expect(problemsOf({ LIVERY_POLICIES: 'policies.json' }, list)).toEqual([
      expect.stringContaining('LIVERY_POLICIES names the file policies.json, which holds no policies'),
    ]);
  });
});
