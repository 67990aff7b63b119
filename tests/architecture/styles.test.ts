import { describe, expect, it } from 'vitest';
import { styleDeclarations } from '../../scripts/lint/style-declarations.mjs';
import { styleRefusal } from '../../scripts/lint/style-refusal.mjs';
import { aTree } from './a-tree.ts';
import { runScript } from './run-script.ts';

const refusalOf = (text: string, mayNameColours = false) => {
  const [declaration] = styleDeclarations(`.a { ${text} }`);
  return declaration && styleRefusal(declaration, { mayNameColours });
};

describe('a style sheet', () => {
  it.each([
    'margin-left: 4px',
    'padding-right: 0',
    'left: 0',
    'border-left-color: var(--line)',
    'border-top-right-radius: 4px',
    'scroll-margin-right: 1rem',
    'text-align: left',
    'float: right',
    'margin: 0 1px 2px 3px',
    'padding: 1px calc(2px + (3px * 2)) 3px 4px',
    'inset: 0 auto 0 0',
  ])('may not stay on its side: %s', (text) => {
    expect(refusalOf(text)).toContain('stays on its side in Arabic');
  });

  it.each([
    'color: #fff',
    'background: white',
    'border: 1px solid RED',
    'box-shadow: 0 0 4px rgb(0 0 0 / 10%)',
    '--ink: oklch(20% 0 0)',
  ])('names no colour of its own: %s', (text) => {
    expect(refusalOf(text)).toContain('names a colour');
    expect(refusalOf(text, true)).toBeUndefined();
  });

  it.each([
    'margin-inline-start: 4px',
    'margin: 0 1px 2px 1px',
    'inset-inline-end: 0',
    'text-align: start',
    'color: var(--ink)',
    'color: currentcolor',
    'outline-color: Highlight',
    'background: color-mix(in srgb, var(--brand) 10%, transparent)',
    'background: var(--tan-lines)',
    'content: "red; left: 1px"',
    'mask: url(#red)',
    'white-space: nowrap',
    '/* left: 0; */ gap: 1px',
  ])('may say %s', (text) => {
    expect(refusalOf(text)).toBeUndefined();
  });

  it('is read below media queries, nesting and selectors with colons', () => {
    const css = '@media (width > 40rem) {\n  .a:hover {\n    &:is(:focus, .b) { gap: 1px; left: 0 }\n  }\n}';
    expect(styleDeclarations(css)).toEqual([
      { property: 'gap', value: '1px', line: 3 },
      { property: 'left', value: '0', line: 3 },
    ]);
  });

  it('is named with its line where it is refused; the theme may name colours', () => {
    const tree = aTree({
      'src/ui/theme/tokens.css': ':root { --ink: #123 }',
      'src/ui/kit/card.css': '.a {\n  color: #123;\n}',
    });
    const { ok, said } = runScript('check-styles.mjs', tree);
    expect(ok).toBe(false);
    expect(said).toMatch(/^src\/ui\/kit\/card\.css:2 color: #123 names a colour.*\n$/);
  });

  it('must be there to be checked', () => {
    expect(runScript('check-styles.mjs', aTree({}))).toMatchObject({ ok: false });
  });
});
