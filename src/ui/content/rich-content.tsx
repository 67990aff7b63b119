import { memo, type ReactNode } from 'react';
import type { RichContent as Content, RichNode } from '../../application/content/rich-content.ts';
import { RichElement } from './rich-element.tsx';

interface Props {
  readonly content: Content;
  /** The level that its highest headings take in the page. */
  readonly topHeading: 2 | 3;
}

/** Rich text that has been made safe, as React elements: never a string of HTML (safety: agency HTML). */
export const RichContent = memo(function RichContent({ content, topHeading }: Props) {
  return content.children.map(nodeOf);

  function nodeOf(node: RichNode, index: number): ReactNode {
    if (node.type === 'text') return node.value;
    return (
      <RichElement key={index} element={node} topHeading={topHeading}>
        {node.children.length === 0 ? null : node.children.map(nodeOf)}
      </RichElement>
    );
  }
});
