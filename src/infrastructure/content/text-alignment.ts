const ALIGNMENTS: ReadonlySet<string> = new Set(['left', 'right', 'center', 'justify', 'start', 'end']);

/**
 * How an element aligns its text, as the one style that agency content keeps;
 * `undefined` where it does not say. The style counts before the old `align`.
 */
export function textAlignment(style: string, align: string): string | undefined {
  const declared = style
    .split(';')
    .map((declaration) => declaration.split(':'))
    .findLast(([property = '']) => property.trim().toLowerCase() === 'text-align');
  return [declared?.[1], align].map(alignmentIn).find((alignment) => alignment !== undefined);
}

function alignmentIn(value = ''): string | undefined {
  const alignment = value.replace('!important', '').trim().toLowerCase();
  return ALIGNMENTS.has(alignment) ? `text-align:${alignment}` : undefined;
}
