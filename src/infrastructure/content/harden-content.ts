import type { Element, Nodes, Properties } from 'hast';
import type { RichElementNode, RichNode, RichProperty } from '../../application/content/rich-content.ts';
import { safeLink } from '../../domain/agency/safe-link.ts';
import { pictureAddress } from '../wire/picture-address.ts';
import { contentLink } from './content-link.ts';
import { contentTarget } from './content-target.ts';
import { pictureCandidates } from './picture-candidates.ts';

const ALIGNMENTS: ReadonlySet<string> = new Set(['left', 'right', 'center', 'justify', 'start', 'end']);

/**
 * The text alignment of an element, the only allowed style in agency content; `undefined` if there is none. The style
 * overrides the old `align`.
 */
function alignmentDeclaration(style: string, align: string): string | undefined {
  const declarations = style
    .split(';')
    .map((declaration) => declaration.split(':'))
    .findLast(([property = '']) => property.trim().toLowerCase() === 'text-align');
  return [declarations?.[1], align].map(declarationFor).find((alignment) => alignment !== undefined);
}

function declarationFor(value = ''): string | undefined {
  const alignment = value.replace('!important', '').trim().toLowerCase();
  return ALIGNMENTS.has(alignment) ? `text-align:${alignment}` : undefined;
}

/** A link to another site opens in a new tab, without access to this site's window. */
const EXTERNAL_LINK_ATTRIBUTES = { target: '_blank', rel: ['noopener', 'noreferrer'] };

/**
 * Restricts a tree of allowed markup: links and pictures to safe addresses, styles to text alignment. A refused link is
 * replaced by its text, or kept only as a target of other links; a refused picture is removed.
 *
 * @param base the base of pictures' relative addresses
 */
export function hardenContent(node: Nodes, base?: string): RichNode[] {
  switch (node.type) {
    case 'text':
      // A carriage return would be lost when written and parsed again.
      return [{ type: 'text', value: node.value.replaceAll('\r', '\n') }];
    case 'element':
      return hardenElement(node, hardenChildren(node, base), base);
    case 'root':
      return node.children.flatMap((child) => hardenContent(child, base));
    default:
      return [];
  }
}

function hardenElement(element: Element, children: RichNode[], base: string | undefined): RichNode[] {
  const { id, name, href, src, srcSet, alt, dataStyle, align, ...otherAttributes } = element.properties;
  const target = contentTarget(String(id ?? name ?? ''));
  const alignment = alignmentDeclaration(String(dataStyle ?? ''), String(align ?? ''));
  const properties = {
    ...(target === undefined ? {} : definedProperties({ id: target })),
    ...definedProperties(otherAttributes),
    ...(alignment === undefined ? {} : { style: alignment }),
  };
  const as = (more: Record<string, RichProperty>): RichElementNode[] => [
    { type: 'element', tagName: element.tagName, properties: { ...properties, ...more }, children },
  ];

  switch (element.tagName) {
    case 'a': {
      const link = contentLink(String(href ?? ''));
      if (link === null) return target === undefined ? children : as({});
      return as({ href: link, ...(link.startsWith('http') ? EXTERNAL_LINK_ATTRIBUTES : {}) });
    }
    case 'img': {
      const address = (written: string) =>
        safeLink('image', base === undefined ? written : pictureAddress(written, base));
      const otherCandidates = pictureCandidates(String(srcSet ?? ''), address);
      const source = address(String(src ?? '')) ?? otherCandidates.first;
      if (source === null) return [];
      const words = String(alt ?? '').replaceAll('\r', '\n');
      return as({ src: source, ...otherCandidates.properties, alt: words, loading: 'lazy' });
    }
    default:
      return as({});
  }
}

function hardenChildren(element: Element, base: string | undefined): RichNode[] {
  const children = element.children.flatMap((child) => hardenContent(child, base));
  const [firstNode, ...otherNodes] = children;
  // Browsers drop a line break that directly follows `<pre>`.
  if (element.tagName !== 'pre' || firstNode?.type !== 'text') return children;
  return [{ type: 'text', value: firstNode.value.replace(/^\n+/, '') }, ...otherNodes];
}

function definedProperties(properties: Properties): Record<string, RichProperty> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) =>
      value === null || value === undefined
        ? []
        : [[name, typeof value === 'string' ? value.replaceAll('\r', '\n') : value]],
    ),
  );
}
