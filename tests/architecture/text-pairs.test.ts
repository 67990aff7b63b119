import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseColour } from '@livery/contract/agency/colour';
import { contrast } from '@livery/contract/agency/contrast';
import { agencyTheme } from '@livery/contract/agency/theme';
import postcss from 'postcss';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { READABLE_ON } from '../../scripts/lint/readable-pairs.mjs';
import { applyTheme } from '../../src/ui/theme/apply-theme.ts';

const TOKENS = readFileSync(createRequire(import.meta.url).resolve('@livery/ui/tokens.css'), 'utf8');

/** Every colour that can be written with three digits: 4,096. */
const BRANDS = Array.from({ length: 16 ** 3 }, (_, index) => `#${index.toString(16).padStart(3, '0')}`);

/** The custom properties of a page with this brand colour. */
function tonesOf(brand: string): ReadonlyMap<string, string> {
  const tones = new Map<string, string>();
  postcss.parse(TOKENS).walkDecls(/^--/, ({ prop, value }) => void tones.set(prop, value));
  applyTheme(agencyTheme(brand), { setProperty: (name, tone) => void tones.set(name, tone ?? '') });
  return tones;
}

describe('a promised pair', () => {
  it('has 4.5:1 or more in each of 4,096 brands, the default among them', () => {
    const unreadable = ['', ...BRANDS].flatMap((brand) => {
      const tones = tonesOf(brand);
      const colour = (name: string) => parseColour(tones.get(name) ?? '') ?? expect.fail(`${name} is no colour`);
      return Object.entries(READABLE_ON).flatMap(([text, backgrounds]) =>
        backgrounds
          .filter((background) => contrast(colour(text), colour(background)) < 4.5)
          .map((background) => `${text} on ${background}, ${brand}`),
      );
    });
    expect(unreadable).toEqual([]);
  });
});

describe('the pairs of a style sheet', () => {
  it('are refused where the contrast is unknown, with their line', async () => {
    const css = '.a {\n  background: var(--brand);\n}\n.b {\n  color: var(--line);\n}';
    const { results } = await stylelint.lint({ code: css, codeFilename: 'reference/remotes/kit/card.css' });
    expect(results.flatMap(({ warnings }) => warnings.map(({ line, text }) => [line, text]))).toEqual([
      [1, expect.stringMatching(/^\.a: text in --ink on --brand isn't known to have/)],
      [4, expect.stringMatching(/^\.b: text in --line on --surface, .* isn't known to have/)],
    ]);
  });
});
