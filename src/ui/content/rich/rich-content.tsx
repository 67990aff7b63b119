import { memo, type ReactNode } from 'react';
import type { RichContent as Content, RichNode } from '../../../application/content/rich-content.ts';
import { inOwnLanguage } from './in-own-language.ts';
import { RichElement } from './rich-element.tsx';

interface Props {
  readonly content: Content;
  /** The level of its highest headings in the page. */
  readonly topHeading: 2 | 3;
  /** The language of the page, in the form of a `lang` attribute. */
  readonly around: string;
  /** The language that the platform names for the text, untrusted. */
  readonly language: string;
}

/**
 * Sanitised rich text as React elements, never as an HTML string (rules 10.1). Each paragraph in another language
 * than the page's has a `lang` attribute.
 */
export const RichContent = memo(function RichContent({ content, topHeading, around, language }: Props) {
  return content.children.map((node, index) => nodeOf(node, index, around));

  function nodeOf(node: RichNode, index: number, outer: string): ReactNode {
    if (node.type === 'text') return node.value;
    const element = inOwnLanguage(node, outer, language);
    const { lang } = element.properties;
    const inner = typeof lang === 'string' ? lang : outer;
    return (
      <RichElement key={index} element={element} topHeading={topHeading}>
        {element.children.length === 0
          ? null
          : element.children.map((child, position) => nodeOf(child, position, inner))}
      </RichElement>
    );
  }
});
