import { PRODUCTS, type ProductRow } from '@livery/contract/agency/products';
import { safeLink } from '../agency/safe-link.ts';
import type { DealProduct } from './deal-tab.ts';

const DEAL_MARKER = 'isFromDeal';

/**
 * The target of a deal's card: a path on this site, or `null` if the link is missing or leads to another site. For some
 * products a parameter is added once that marks the page as reached from a deal; the rest of the query and the hash
 * stay unchanged.
 *
 * @param link as the back end sent it, untrusted
 * @rule 2.8, 2.9, 3.7
 */
export function dealLink(link: string | null, product: DealProduct): string | null {
  const path = link === null ? null : safeLink('dealLink', link);
  if (path === null || !PRODUCTS.some(({ name, marksDealLinks }: ProductRow) => name === product && marksDealLinks))
    return path;
  const [address, hash] = splitAt('#', path);
  const [place, query] = splitAt('?', address);
  const otherParameters = query.slice(1).split('&').filter(isOtherParameter);
  return `${place}?${[...otherParameters, `${DEAL_MARKER}=true`].join('&')}${hash}`;
}

function isOtherParameter(pair: string): boolean {
  return pair !== '' && !new URLSearchParams(pair).has(DEAL_MARKER);
}

function splitAt(mark: string, text: string): readonly [string, string] {
  const position = text.indexOf(mark);
  return position === -1 ? [text, ''] : [text.slice(0, position), text.slice(position)];
}
