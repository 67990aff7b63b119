/**
 * Rich text that has been made safe: a tree of texts and allowed elements,
 * never a string of HTML. It has the shape of a hast tree, so that a renderer of
 * hast renders it (rules 10.1).
 */
export interface RichContent {
  type: 'root';
  children: RichNode[];
}

export type RichNode = RichTextNode | RichElementNode;

export interface RichTextNode {
  type: 'text';
  value: string;
}

export interface RichElementNode {
  type: 'element';
  /** One of the allowed elements, in small letters. */
  tagName: string;
  /** Named as in the DOM (`colSpan`); lists of words, such as `rel`, are arrays. */
  properties: Record<string, RichProperty>;
  children: RichNode[];
}

export type RichProperty = string | number | boolean | (string | number)[];
