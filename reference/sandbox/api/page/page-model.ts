import type { HtmlEscapedString } from 'hono/utils/html';
import { subdomainOfHost } from '../../world/agencies/agency-of-host.ts';
import type { Person } from '../../world/agencies/people.ts';
import type { FaultRule } from '../faults/fault.ts';
import type { LoggedRequest } from '../middleware/request-log.ts';

/** Text that is already markup: `html` escapes all other values. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface PageModel {
  /** The URL of the page. */
  readonly address: string;
  /** The person signed in on this host. */
  readonly person: Person | null;
  readonly calls: readonly string[];
  readonly faults: readonly FaultRule[];
  /** Oldest first. */
  readonly requests: readonly LoggedRequest[];
  /** The reason why the last form was refused, or empty. */
  readonly problem: string;
}

/**
 * The origin of an agency's site for an address of the sandbox: with the same port and the same one of the two domains
 * that every agency has. If the address is already on the agency's host, that host is kept.
 */
export function siteAddress(address: string, subdomain: string): string {
  const url = new URL(address);
  if (subdomainOfHost(url.hostname) !== subdomain) {
    const livery = /(^|\.)livery\.localhost$/.test(url.hostname) ? '.livery' : '';
    url.hostname = `${subdomain}${livery}.localhost`;
  }
  return url.origin;
}
