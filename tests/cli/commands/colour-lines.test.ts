import { describe, expect, it } from 'vitest';
import { colourLines } from '../../../src/cli/commands/colour-lines.ts';
import { answer } from '../support/answer.ts';

describe('colour --batch', () => {
  it.each([null, undefined, 'red;}body{display:none', ''])(
    'paints in the default for %j (rules §9)',
    (primaryColor) => {
      expect(answer(colourLines, { primaryColor })).toMatchObject({ primary: '#2c7be5' });
    },
  );

  it('refuses a colour that is not text', () => {
    expect(answer(colourLines, { primaryColor: 5 })).toHaveProperty('error');
  });
});
