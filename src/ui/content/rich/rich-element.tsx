import { createElement, type ReactNode } from 'react';
import type { RichElementNode, RichProperty } from '../../../application/content/rich-content.ts';
import { RichLink } from './rich-link.tsx';
import styles from './rich-text.module.css';

interface Props {
  readonly element: RichElementNode;
  readonly topHeading: 2 | 3;
  /** `null` for void elements such as `br` and `img`. */
  readonly children: ReactNode;
}

/** One element of an agency's rich text; its heading levels are adapted to the page. */
export function RichElement({ element, topHeading, children }: Props) {
  const { tagName } = element;
  const properties = richProperties(element);
  const [, level] = /^h([1-6])$/.exec(tagName) ?? [];
  if (level !== undefined) return createElement(`h${Math.max(Number(level), topHeading)}`, properties, children);
  if (tagName === 'a') return <RichLink properties={properties}>{children}</RichLink>;
  const renderedElement = createElement(tagName, properties, children);
  // A table wider than the screen scrolls in a container.
  return tagName === 'table' ? <div className={styles.frame}>{renderedElement}</div> : renderedElement;
}

const ALIGNMENT_PATTERN = /^text-align:\s*(left|right|center|justify|start|end)$/;

/**
 * HTML properties as React props: lists of words are joined, and the only allowed style is given by name, because the
 * content security policy forbids style attributes in a rendered page. Targets of links within the text are focusable,
 * so that the browser moves the focus there.
 */
function richProperties({ properties }: RichElementNode): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(properties).flatMap(([name, value]) => elementProperties(name, value)));
}

function elementProperties(name: string, value: RichProperty): readonly (readonly [string, unknown])[] {
  if (name === 'id')
    return [
      [name, value],
      ['tabIndex', -1],
    ];
  if (name !== 'style') return [[name, Array.isArray(value) ? value.join(' ') : value]];
  const [, alignment] = ALIGNMENT_PATTERN.exec(String(value)) ?? [];
  return alignment === undefined ? [] : [['data-align', alignment]];
}
