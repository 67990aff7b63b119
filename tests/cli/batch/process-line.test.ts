import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineRule } from '../../../src/cli/batch/line-rule.ts';
import { processLine, processLines } from '../../../src/cli/batch/run-batch.ts';
import { EMPTY_POLICY_BOOK } from '../../../src/domain/agency/policy-book.ts';
import { cleanHtml } from '../../../src/infrastructure/content/clean-html.ts';
import { ALL_LINE_RULES } from '../support/all-line-rules.ts';
import { outputFor } from '../support/output-for.ts';

const CONTEXT = { policies: EMPTY_POLICY_BOOK, sanitize: cleanHtml };
const rules = ALL_LINE_RULES.map((rule) => [rule.name, rule] as const);
const anyRule = fc.constantFrom(...ALL_LINE_RULES);

/** Malicious and malformed lines. */
const HOSTILE_LINES = [
  '',
  '   ',
  'x',
  '{',
  '{"a":1}}',
  '[]',
  '[{}]',
  'null',
  'true',
  '5',
  '"text"',
  'NaN',
  '{"a":1,}',
  "{'a':1}",
  '{}',
  '{"__proto__":{"amount":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '\u0000',
  '{"\ud800":"\udfff"}',
  '1e999',
  '{"amount":1e999,"from":"USD","to":"USD","rates":{}}',
  '[[[[[[[[[[[[[[',
  `${'['.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '{"agency":[],"user":[],"query":[]}',
  '\ufeff{}',
];

/** A line like the example, in which one field has another value. */
function damagedLines(rule: LineRule): fc.Arbitrary<string> {
  const fields = [...Object.keys(rule.example.in), 'policies', 'language', 'host', 'enabled'];
  return fc
    .tuple(fc.constantFrom(...fields), fc.oneof(fc.jsonValue(), fc.constantFrom('__proto__', 1e308, -0, '\ud800', {})))
    .map(([field, value]) => JSON.stringify({ ...rule.example.in, [field]: value }));
}

describe.each(rules)('the rule of %s', (_name, rule) => {
  it('processes its own example', () => {
    expect(outputFor(rule, rule.example.in)).toEqual(rule.example.out);
  });

  it.each(HOSTILE_LINES)('returns JSON for %j', (line) => {
    expect(outputFor(rule, line)).toBeInstanceOf(Object);
  });

  it.each([
    ['[]', 'a list'],
    ['null', 'null'],
    ['5', '5'],
    ['"text"', '"text"'],
  ])('refuses %s, which is not an object', (line, kind) => {
    expect(outputFor(rule, line)).toEqual({ error: `A line must be a JSON object, not ${kind}.` });
  });

  test.prop([damagedLines(rule)])('returns a result for a damaged line, and never NaN or undefined', (line) => {
    const { text } = processLine(line, rule, CONTEXT);
    expect(JSON.parse(text)).toBeInstanceOf(Object);
    expect(text).not.toMatch(/[\n\r\u2028\u2029\u0080-\u009f]|"text":"[^"]*(?:NaN|Infinity|undefined|Invalid Date)/);
  });
});

describe('processLines', () => {
  it('turns n lines into n lines of JSON in their order', async () => {
    const anyLine = fc.oneof(
      fc.constantFrom(...HOSTILE_LINES.slice(0, 20)),
      fc.string().map((text) => text.replaceAll('\n', '')),
    );
    await fc.assert(
      fc.asyncProperty(anyRule, fc.array(anyLine, { maxLength: 12 }), async (rule, lines) => {
        async function* stdin() {
          yield new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
        }
        const results = [];
        for await (const lineResults of processLines(stdin(), rule, CONTEXT)) results.push(...lineResults);
        const inputs = lines.map((line) =>
          new TextDecoder().decode(new TextEncoder().encode(line)).replace(/^\ufeff/, ''),
        );
        expect(results).toEqual(inputs.map((line) => processLine(line, rule, CONTEXT)));
      }),
    );
  });
});

describe('processLine', () => {
  const { title, price } = Object.fromEntries(ALL_LINE_RULES.map((rule) => [rule.name, rule]));

  it.each([
    ['', 'The line is empty: each line holds one JSON object.'],
    ['{"agency": ', 'The line is not JSON: '],
    ['{}', 'The field "agency" is missing.'],
    ['{"agency": 5}', 'The field "agency" must be an object, not 5.'],
    ['{"agency": "none"}', 'The field "agency" must be an object, not "none".'],
    ['{"agency": []}', 'The field "agency" must be an object, not a list.'],
  ])('states what is wrong with %s', (line, sentence) => {
    expect(title && outputFor(title, line)).toEqual({ error: expect.stringContaining(sentence) });
  });

  it('names a choice that it does not know, and those that it does', () => {
    expect(price && outputFor(price, { product: 'boat', deal: {} })).toEqual({
      error: 'The field "product" must be hotel, activity or car, not "boat".',
    });
  });

  it('returns a failure for a line that was too long to read', () => {
    expect(title && JSON.parse(processLine(null, title, CONTEXT).text)).toEqual({
      error: 'The line is too long: at most 64 million characters are read.',
    });
  });

  it('returns a failure for a rule that throws, so that a bug of ours does not stop the others', () => {
    const brokenRule: LineRule = {
      name: 'broken',
      summary: '',
      example: { in: {}, out: {} },
      sanitizesHtml: false,
      process: () => {
        throw new Error('broken');
      },
    };
    expect(outputFor(brokenRule, {})).toEqual({ error: "The line can't be processed: broken." });
  });
});
