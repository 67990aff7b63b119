import type { RichContent, RichElementNode, RichNode } from '../../application/content/rich-content.ts';

const BLOCK_ELEMENTS: ReadonlySet<string> = new Set(
  'p div section blockquote pre hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption tr figure figcaption'.split(' '),
);

/**
 * A rich text as lines for a terminal: one for each block, list items with a marker, cells side by side, link addresses
 * after their texts.
 */
export function plainText(content: RichContent): readonly string[] {
  const lines = [''];
  const write = (text: string) => {
    lines.push(`${lines.pop() ?? ''}${text}`);
  };
  const endLine = () => {
    if (lines.at(-1) !== '') lines.push('');
  };

  function render(node: RichNode, mark = ''): void {
    if (node.type === 'text') return write(node.value.replace(/\s+/g, ' '));
    const isBlock = BLOCK_ELEMENTS.has(node.tagName);
    if (isBlock || node.tagName === 'br') endLine();
    if (node.tagName === 'li') write(mark);
    if (node.tagName === 'img') write(pictureText(node));
    node.children.forEach((child, index) => {
      const isCell = isElement(child, 'td') || isElement(child, 'th');
      if (isCell && index > 0 && lines.at(-1) !== '') write('  ');
      render(child, listMarker(node, index));
    });
    if (node.tagName === 'a') write(addressText(node));
    if (isBlock) endLine();
  }

  for (const node of content.children) render(node);
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

function isElement(node: RichNode, name: string): node is RichElementNode {
  return node.type === 'element' && node.tagName === name;
}

/** The marker before a list item. */
function listMarker(list: RichElementNode, index: number): string {
  if (list.tagName !== 'ol') return '• ';
  const countBefore = list.children.slice(0, index).filter((child) => isElement(child, 'li')).length;
  const { start } = list.properties;
  return `${(typeof start === 'number' ? start : 1) + countBefore}. `;
}

function pictureText({ properties }: RichElementNode): string {
  return typeof properties.alt === 'string' && properties.alt !== '' ? `[${properties.alt}]` : '';
}

/** A link's address, unless its text is the address. */
function addressText({ properties, children }: RichElementNode): string {
  const { href } = properties;
  if (typeof href !== 'string') return '';
  const [only] = children;
  const linkText = children.length === 1 && only?.type === 'text' ? only.value.trim() : '';
  return href === linkText || href === `mailto:${linkText}` ? '' : ` (${href})`;
}
