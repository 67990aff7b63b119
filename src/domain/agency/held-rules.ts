import { canonicalHost, type PolicyBook, type PolicyEntry } from './policy-book.ts';

/** An entry of the policies file that holds for a site. */
export interface HeldRule {
  /** Which of the site's names it is written under. */
  readonly by: 'everybody' | 'subdomain' | 'hostname';
  /** Its name as the file has it. */
  readonly entry: string;
  readonly settings: PolicyEntry;
}

/** What of a site the policies file may name. */
export interface PolicySite {
  readonly hostname: string;
  readonly subdomain: string;
}

/**
 * The entries that hold for a site, in the order in which they are laid over
 * each other: that for everybody, then that of its subdomain, then that of its
 * host name. Of several under one name the first holds (rules 6.8).
 */
export function heldRules(book: PolicyBook, { hostname, subdomain }: PolicySite): readonly HeldRule[] {
  const isOneName = canonicalHost(hostname) === canonicalHost(subdomain);
  return [
    { by: 'everybody', entry: 'default', settings: book.everybody },
    ...heldUnder(book, 'subdomain', subdomain),
    ...(isOneName ? [] : heldUnder(book, 'hostname', hostname)),
  ];
}

function heldUnder({ entries }: PolicyBook, by: HeldRule['by'], written: string): readonly HeldRule[] {
  const name = canonicalHost(written);
  const held = [...entries].find(([entry]) => name !== '' && canonicalHost(entry) === name);
  return held === undefined ? [] : [{ by, entry: held[0], settings: held[1] }];
}
