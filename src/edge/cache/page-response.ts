import type { Tenant } from '../../domain/agency/tenant.ts';

/** What the edge made for a request, before it is encoded. */
export interface PageResponse {
  /** The site that it was made for. */
  readonly tenant: Tenant;
  readonly status: number;
  /** The media type, with its character set. */
  readonly type: string;
  /** Its own, in addition to those of every response. */
  readonly headers: ReadonlyMap<string, string>;
  /** HTML holds its tenant's mark, see `markTenant`; empty for a redirect. */
  readonly text: string;
  /**
   * Whether it is the same for everybody whose request has the same key: never for a
   * person, a failure, or a page that did not have all of its data.
   */
  readonly isShared: boolean;
  /** Seconds for which it is shared at most; left out, as long as any page. */
  readonly sharedFor?: number;
  /** Whether caches in front of the edge may use it for a second, although it is not stored here. */
  readonly isBrieflyShared?: boolean;
  /** Whether the visitor's own browser may keep it to go back to, where it is not shared: nothing in it is a person's. */
  readonly isKept?: boolean;
}
