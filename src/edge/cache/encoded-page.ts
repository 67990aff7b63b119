import type { Tenant } from '../../domain/agency/tenant.ts';
import { compressedText } from '../compressed-text.ts';
import { TRANSPORT_SECURITY } from '../security-headers.ts';
import {
  BRIEFLY_SHARED_CACHE_CONTROL,
  limitLifetimes,
  NO_STORE_CACHE_CONTROL,
  PAGE_LIFETIMES,
  type PageLifetimes,
  PRIVATE_CACHE_CONTROL,
  sharedCacheControl,
  sharedFailureCacheControl,
  VARY,
} from './page-lifetimes.ts';

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
  /** Seconds for which it is shared at most; by default, as long as any page. */
  readonly sharedFor?: number;
  /** Whether caches in front of the edge may use it for a second, although it is not stored here. */
  readonly isBrieflyShared?: boolean;
  /** Whether the visitor's own browser may keep it to go back to, if it is not shared: nothing in it is a person's. */
  readonly isKept?: boolean;
}

/** A response that can be sent as often as it is requested. */
export interface EncodedPage {
  /** The one that it names in its header and holds in its body; `undefined` if the two differ. */
  readonly tenant: Tenant | undefined;
  readonly status: number;
  readonly isShared: boolean;
  /** In seconds; `Infinity` if the lifetimes of all pages hold. */
  readonly sharedFor: number;
  /** The memory that it takes, in bytes, roughly. */
  readonly size: number;
  /** The form for a browser that accepts these encodings; each is made once. */
  for(acceptEncoding: string | undefined): PageForm;
}

interface PageForm {
  readonly etag: string;
  readonly headers: Record<string, string>;
  /** Of a response without a body: the browser has this one already. */
  readonly headersOfNotModified: Record<string, string>;
  readonly body: () => Uint8Array<ArrayBuffer> | null;
}

/** In bytes, of a page's headers for each of its forms. */
const HEADERS_SIZE_BYTES = 4000;

export async function encodedPage(
  response: PageResponse,
  lifetimes: PageLifetimes = PAGE_LIFETIMES,
): Promise<EncodedPage> {
  const { tenant, status, type, headers, text, isShared, isBrieflyShared = false, isKept = false } = response;
  const { sharedFor = Number.POSITIVE_INFINITY } = response;
  const allowed = limitLifetimes(lifetimes, sharedFor);
  const stored = status === 200 ? sharedCacheControl(allowed) : sharedFailureCacheControl(allowed);
  const own = isKept ? PRIVATE_CACHE_CONTROL : NO_STORE_CACHE_CONTROL;
  const unstored = isBrieflyShared ? BRIEFLY_SHARED_CACHE_CONTROL : own;
  const always: Record<string, string> = {
    'Cache-Control': isShared ? stored : unstored,
    Vary: VARY,
    'X-Livery-Tenant': tenant,
    'X-Content-Type-Options': 'nosniff',
    ...(tenant.startsWith('https:') ? TRANSPORT_SECURITY : {}),
    ...Object.fromEntries(headers),
  };
  const isEmpty = text === '';
  const isMarked = !type.startsWith('text/html') || isEmpty || isMarkedForTenant(text, tenant);
  const texts = await compressedText(text, JSON.stringify(always));
  // What follows is stored with the page, so it does not refer to its text.
  const forms = new Map<string | undefined, PageForm>();

  return {
    tenant: isMarked ? tenant : undefined,
    status,
    isShared,
    sharedFor,
    size: texts.size + HEADERS_SIZE_BYTES,
    for(acceptEncoding) {
      const { body, encoding, etag } = texts.for(acceptEncoding);
      const form = forms.get(encoding) ?? {
        etag,
        headers: {
          ...always,
          ETag: etag,
          ...(isEmpty ? {} : { 'Content-Type': type }),
          ...(isEmpty || encoding === undefined ? {} : { 'Content-Encoding': encoding }),
        },
        headersOfNotModified: { ...always, ETag: etag },
        body: isEmpty ? () => null : body,
      };
      forms.set(encoding, form);
      return form;
    },
  };
}

const TENANT_MARK_PATTERN = /<html\b[^>]*? data-tenant="([^"]*)"/;

/** Writes the tenant into the page's `<html>` element, as `data-tenant`. */
export function markTenant(html: string, tenant: Tenant): string {
  return html.replace(/<html\b/, () => `<html data-tenant="${attributeText(tenant)}"`);
}

/** Whether a page was marked for this tenant, and for no other. */
export function isMarkedForTenant(html: string, tenant: Tenant): boolean {
  return TENANT_MARK_PATTERN.exec(html)?.[1] === attributeText(tenant);
}

function attributeText(tenant: Tenant): string {
  return tenant.replace(/["&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
