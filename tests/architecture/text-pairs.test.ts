import { readFileSync } from 'node:fs';
import { parseColour } from '@livery/contract/agency/colour';
import { contrast } from '@livery/contract/agency/contrast';
import { agencyTheme } from '@livery/contract/agency/theme';
import postcss from 'postcss';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { pairRefusal, READABLE_ON } from '../../scripts/lint/readable-pairs.mjs';
import { textPairs } from '../../scripts/lint/text-pairs.mjs';
import { applyTheme } from '../../src/ui/theme/apply-theme.ts';

const TOKENS = readFileSync(new URL('../../packages/ui/src/theme/tokens.css', import.meta.url), 'utf8');
/** Every colour that can be written with three digits: 4,096. */
const BRANDS = Array.from({ length: 16 ** 3 }, (_, index) => `#${index.toString(16).padStart(3, '0')}`);

/** The custom properties of a page, as an agency's colour leaves them. */
function painted(brand: string): ReadonlyMap<string, string> {
  const tones = new Map<string, string>();
  postcss.parse(TOKENS).walkDecls(/^--/, ({ prop, value }) => void tones.set(prop, value));
  applyTheme(agencyTheme(brand), { setProperty: (name, tone) => void tones.set(name, tone ?? '') });
  return tones;
}

const pairs = (css: string) =>
  new Set(textPairs(postcss.parse(css)).map(({ colour, background }) => `${colour} on ${background ?? 'anything'}`));

const refusals = (css: string) => new Set(textPairs(postcss.parse(css)).map(pairRefusal).filter(Boolean));

describe('a promised pair', () => {
  it('has 4.5:1 or more in each of 4,096 brands, the default among them', () => {
    const unreadable = ['', ...BRANDS].flatMap((brand) => {
      const tones = painted(brand);
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
  it('are those of a rule', () => {
    expect(pairs('.a { color: var(--ink); background: var(--brand-tint) }')).toEqual(
      new Set(['--ink on --brand-tint']),
    );
  });

  it('are found where one rule gives the colour and another the background, whichever states meet', () => {
    const css = '.a { color: var(--ink) } .a:hover { background: var(--line) } .a[aria-current] { color: var(--on) }';
    expect(pairs(css)).toEqual(new Set(['--ink on anything', '--ink on --line', '--on on anything', '--on on --line']));
  });

  it('follow the cascade: what is more special, then what comes later', () => {
    expect(pairs('.a:hover { color: var(--b) } .a { color: var(--a) } .a:hover { background: var(--c) }')).toEqual(
      new Set(['--a on anything', '--b on --c']),
    );
  });

  it('leave out states that can not meet', () => {
    const css = '.a[data-tone="b"] { color: var(--b) } .a[data-tone="c"] { background: var(--c) }';
    expect(pairs(css)).toEqual(new Set(['--b on anything', '--ink on --c']));
    expect(pairs('.a:not(:hover) { color: var(--b) } .a:hover { background: var(--c) }')).toEqual(
      new Set(['--b on anything', '--ink on --c']),
    );
  });

  it('inherit from the ancestors in the selector', () => {
    expect(pairs('.a { color: var(--x); background: var(--y) } .a > .b { color: var(--z) }')).toContain('--z on --y');
    expect(pairs('.a { color: var(--x) } .a .b { color: inherit; background: var(--y) }')).toContain('--x on --y');
  });

  it('are each of the tones of a gradient', () => {
    const css = '.a { color: var(--x); background: linear-gradient(var(--y), var(--z)) }';
    expect(pairs(css)).toEqual(new Set(['--x on --y', '--x on --z']));
  });

  it('are of no concern where nothing can be used, or the browser paints', () => {
    expect(refusals('.a:disabled { color: var(--line-strong) }')).toEqual(new Set());
    expect(refusals('@media (forced-colors: active) { .a { color: var(--line-strong) } }')).toEqual(new Set());
  });

  it('are refused where the contrast is unknown, with their line', async () => {
    const css = '.a {\n  background: var(--brand);\n}\n.b {\n  color: var(--line);\n}';
    const { results } = await stylelint.lint({ code: css, codeFilename: 'reference/remotes/kit/card.css' });
    expect(results.flatMap(({ warnings }) => warnings.map(({ line, text }) => [line, text]))).toEqual([
      [1, expect.stringMatching(/^\.a: text in --ink on --brand isn't known to have/)],
      [4, expect.stringMatching(/^\.b: text in --line on --surface, .* isn't known to have/)],
    ]);
  });
});
