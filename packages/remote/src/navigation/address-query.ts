import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** An address that was requested from another one, and that the router may not have yet. */
interface RequestedAddress {
  readonly at: string;
  readonly search: string;
}

/** Requested by any component of the page: a second change may follow before the router has the first. */
let lastAsked: RequestedAddress | null = null;

/**
 * The query of the address: it stores filters, sorting and pages, so that Back and sharing work. Both ways of changing
 * it stay on the page.
 */
export interface AddressQuery {
  /** The empty text, if it is missing. */
  read(name: string): string;
  readAll(name: string): readonly string[];
  /** The address of this page with other values. */
  with(changes: QueryChanges): string;
  /** Replaces the current history entry with other values. */
  change(changes: QueryChanges): void;
  /** The same with a new history entry, for changes that visitors expect Back to undo. */
  open(changes: QueryChanges): void;
}

export function useAddressQuery(): AddressQuery {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // The requested query is used immediately: otherwise React would untick a box again until the router has the new
  // address, and the next change would lose this one.
  const [askedAddress, setAsked] = useState<RequestedAddress | null>(null);
  if (askedAddress !== null && askedAddress.at !== search) setAsked(null);
  const present = askedAddress?.at === search ? askedAddress.search : search;
  // The visitor may go back before the router has that address.
  useEffect(() => {
    const forget = () => {
      lastAsked = null;
      setAsked(null);
    };
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  useEffect(() => {
    lastAsked = null;
  }, [pathname, search]);
  return useMemo(() => {
    const values = new URLSearchParams(present);
    const changedAddress = (changes: QueryChanges, query = present) => addressWith(pathname, changes, query);
    const ask = (changes: QueryChanges, options?: { readonly replace: boolean }) => {
      const address = changedAddress(changes, lastAsked?.at === search ? lastAsked.search : present);
      lastAsked = { at: search, search: address.slice(pathname.length) };
      setAsked(lastAsked);
      void navigate(address, options);
    };
    return {
      read: (name) => values.get(name) ?? '',
      readAll: (name) => values.getAll(name),
      with: (changes) => changedAddress(changes),
      change: (changes) => ask(changes, { replace: true }),
      open: (changes) => ask(changes),
    };
  }, [pathname, search, present, navigate]);
}

/** Values for a query; `undefined`, `null` and the empty text remove one. */
export type QueryChanges = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * An address within the site.
 *
 * @param path begins with `/`, without a query
 * @param query the query that is changed, such as `?sort=price`
 */
export function addressWith(path: string, changes: QueryChanges, query = ''): string {
  const values = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === null || value === '') values.delete(name);
    else values.set(name, String(value));
  }
  const text = values.toString();
  return text === '' ? path : `${path}?${text}`;
}
