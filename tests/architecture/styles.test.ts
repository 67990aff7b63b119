import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';

/** What the rules of `.stylelintrc.json` refuse in a style sheet: the names of the rules, with the lines. */
async function refusals(css: string, file = 'src/ui/kit/card.module.css'): Promise<readonly string[]> {
  const { results } = await stylelint.lint({ code: css, codeFilename: file });
  return results.flatMap(({ warnings }) => warnings.map(({ rule, line }) => `${rule}:${line}`));
}

const ofDeclaration = (text: string, file?: string) => refusals(`.a {\n  ${text};\n}\n`, file);

describe('a style sheet', () => {
  it.each([
    ['margin-left: 4px', 'logical-css/require-logical-properties'],
    ['padding-right: 0', 'logical-css/require-logical-properties'],
    ['left: 0', 'logical-css/require-logical-properties'],
    ['border-left-color: var(--line)', 'logical-css/require-logical-properties'],
    ['border-top-right-radius: 4px', 'logical-css/require-logical-properties'],
    ['scroll-margin-right: 1rem', 'logical-css/require-logical-properties'],
    ['text-align: left', 'logical-css/require-logical-keywords'],
    ['float: right', 'logical-css/require-logical-keywords'],
    ['inline-size: 10vw', 'logical-css/require-logical-units'],
    ['margin: 0 1px 2px 3px', 'declaration-property-value-disallowed-list'],
    ['padding: 1px calc(2px + (3px * 2)) 3px 4px', 'declaration-property-value-disallowed-list'],
    ['inset: 0 auto 0 0', 'declaration-property-value-disallowed-list'],
    ['border-radius: 4px 0 0 4px', 'declaration-property-value-disallowed-list'],
    ['object-position: left', 'declaration-property-value-disallowed-list'],
    ['background: url(#a) right / cover', 'declaration-property-value-disallowed-list'],
    // WebKit lays out what scrolls from the wrong end.
    ['background: url(#a) 0 0 no-repeat local', 'declaration-property-value-disallowed-list'],
    ['background-attachment: local', 'declaration-property-value-disallowed-list'],
    ['transform-origin: top left', 'declaration-property-value-disallowed-list'],
    ['transform: scale(2) translateX(-100%)', 'declaration-property-value-disallowed-list'],
    ['transform: translate(1rem, 2rem)', 'declaration-property-value-disallowed-list'],
    ['translate: -50%', 'declaration-property-value-disallowed-list'],
  ])('does not keep to one side in Arabic: %s', async (text, rule) => {
    expect(await ofDeclaration(text)).toContain(`${rule}:2`);
  });

  it.each([
    ['color: #fff', 'color-no-hex'],
    ['background: white', 'color-named'],
    ['border: 1px solid RED', 'color-named'],
    ['box-shadow: 0 0 4px rgb(0 0 0 / 10%)', 'function-disallowed-list'],
    ['--ink: oklch(20% 0 0)', 'function-disallowed-list'],
  ])('takes its colours from the theme: %s', async (text, rule) => {
    expect(await ofDeclaration(text)).toContain(`${rule}:2`);
    expect(await ofDeclaration(text, 'packages/ui/src/theme/tokens.css')).not.toContain(`${rule}:2`);
  });

  it.each([
    'margin-inline-start: 4px',
    'margin: 0 1px 2px',
    'padding: 1px calc(2px + (3px * 2)) 3px !important',
    'inset-inline-end: 0',
    'text-align: start',
    'border-radius: calc(2px + 1px)',
    'border-radius: var(--a) var(--a) 0 0',
    'transform: translateX(var(--outside, -100%)) translateY(1rem)',
    'translate: 0 1rem',
    'color: var(--ink)',
    'color: currentcolor',
    'outline-color: Highlight',
    'background: color-mix(in srgb, var(--brand-tint) 10%, transparent)',
    'border-color: var(--tan-lines)',
    'content: "red; left: 1px"',
    'mask: url(#red)',
    'white-space: nowrap',
    '/* left: 0; */ gap: 1px',
  ])('may contain %s', async (text) => {
    expect(await ofDeclaration(text)).toEqual([]);
  });

  it('is read below media queries, nesting and selectors with colons', async () => {
    const css = '@media (width > 40rem) {\n  .a:hover {\n    &:is(:focus, .b) { gap: 1px; left: 0 }\n  }\n}\n';
    expect(await refusals(css)).toEqual(['logical-css/require-logical-properties:3']);
  });

  it('must be there to be checked', async () => {
    await expect(stylelint.lint({ files: 'no-such-folder/**/*.css' })).rejects.toThrow('No files matching');
  });
});
