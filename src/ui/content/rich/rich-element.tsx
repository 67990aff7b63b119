import { createElement, type ReactNode } from 'react';
import type { RichElement as Element } from '../../../application/content/rich-content.ts';
import { RichLink } from './rich-link.tsx';
import { richProperties } from './rich-properties.ts';
import { RichTable } from './rich-table.tsx';

interface Props {
  readonly element: Element;
  readonly topHeading: 2 | 3;
  /** `null` for an element without any, as `br` and `img` must be. */
  readonly children: ReactNode;
}

/** One element of an agency's rich text; its headings find their place among the page's own. */
export function RichElement({ element, topHeading, children }: Props) {
  const { tagName } = element;
  const properties = richProperties(element);
  const [, level] = /^h([1-6])$/.exec(tagName) ?? [];
  if (level !== undefined) return createElement(`h${Math.max(Number(level), topHeading)}`, properties, children);
  if (tagName === 'a') return <RichLink properties={properties}>{children}</RichLink>;
  if (tagName === 'table') return <RichTable properties={properties}>{children}</RichTable>;
  return createElement(tagName, properties, children);
}
