import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeText } from '../../src/cli/print.ts';

describe('safeText', () => {
  it.each([
    ['\u001b[31mred\u001b[0m', 'red'],
    ['\u009b31mred', 'red'],
    ['\u001b]0;title\u0007after', 'after'],
    ['\u001b]8;;https://evil.example\u001b\\link\u001b]8;;\u001b\\', 'link'],
    ['\u001bP1$qm\u001b\\after', 'after'],
    ['\u001b[2J\u001b[Hgone', 'gone'],
    ['\u001bcreset', 'reset'],
    ['a\rb\nc\td', 'a b c d'],
    ['bell\u0007 back\u0008 delete\u007f', 'bell back delete'],
    ['\u202Eexe.gpj\u202C', 'exe.gpj'],
    ['Ünïcödé 🛫 漢字 \u200Fمرحبا', 'Ünïcödé 🛫 漢字 \u200Fمرحبا'],
  ])('prints %j as %j', (text, safe) => {
    expect(safeText(text)).toBe(safe);
  });

  it('leaves no control character in any text', () => {
    const unit = fc.oneof(
      fc.constantFrom('\u001b', '[', ']', '\u009b', '\u0007', 'm', '\\', '\n'),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(safeText(text)).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});
