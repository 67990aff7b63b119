import type { RichElement, RichProperty } from '../../../application/content/rich-content.ts';

/** Properties of an element as React takes them: words joined, and the one style that there is as an object. */
export type RichProperties = Readonly<Record<string, unknown>>;

const ALIGNMENT = /^text-align:\s*(left|right|center|justify|start|end)$/;

/**
 * What `RichContent` allows is written as in the DOM; only `style` and lists of
 * words are told otherwise to React. What a link within the text leads to can
 * take the focus, so that the browser moves it there.
 */
export function richProperties({ properties }: RichElement): RichProperties {
  return Object.fromEntries(Object.entries(properties).flatMap(([name, value]) => propertyOf(name, value)));
}

function propertyOf(name: string, value: RichProperty): readonly (readonly [string, unknown])[] {
  if (name === 'id')
    return [
      [name, value],
      ['tabIndex', -1],
    ];
  if (name !== 'style') return [[name, Array.isArray(value) ? value.join(' ') : value]];
  const [, textAlign] = ALIGNMENT.exec(String(value)) ?? [];
  return textAlign === undefined ? [] : [[name, { textAlign }]];
}
