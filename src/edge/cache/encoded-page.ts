import type { Tenant } from '../../domain/agency/tenant.ts';
import { compressedText } from '../compressed-text.ts';
import { withoutRenderTime } from '../render/render-time.ts';
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
  VARY_HEADER,
} from './page-lifetimes.ts';

/** The edge's response to a request, before it is encoded. */
export interface PageResponse {
  /** The site that it was made for. */
  readonly tenant: Tenant;
  readonly status: number;
  /** The media type, with its character set. */
  readonly type: string;
  /** The headers that other responses don't have. */
  readonly headers: ReadonlyMap<string, string>;
  /** HTML contains its tenant's mark, see `markTenant`; empty for a redirect. */
  readonly text: string;
  /**
   * Whether it is the same for every request with the same key: never for a signed-in user's page, a failure, or a page
   * without all of its data.
   */
  readonly isShared: boolean;
  /** The most seconds that it is shared for; by default, as long as any page. */
  readonly sharedFor?: number;
  /** Whether caches in front of the edge may use it for a second, although it isn't stored here. */
  readonly isBrieflyShared?: boolean;
  /** Whether the visitor's browser may keep it for going back, even if it isn't shared: it holds no personal data. */
  readonly isKept?: boolean;
}

/** A response that can be sent many times. */
export interface EncodedPage {
  /** The tenant that both its header and its body name; `undefined` if they differ. */
  readonly tenant: Tenant | undefined;
  readonly status: number;
  readonly isShared: boolean;
  /** In seconds; `Infinity` if the normal lifetimes of pages apply. */
  readonly sharedFor: number;
  /** The approximate memory that it takes, in bytes. */
  readonly size: number;
  /** The form for a browser that accepts these encodings; each is made once. */
  for(acceptEncoding: string | undefined): PageForm;
}

interface PageForm {
  readonly etag: string;
  readonly headers: Record<string, string>;
  /** Headers of a response without a body, if the browser already has this version. */
  readonly headersOfNotModified: Record<string, string>;
  readonly body: () => Uint8Array<ArrayBuffer> | null;
}

/** The size of a page's headers in all its forms, in bytes. */
const HEADERS_SIZE_BYTES = 4000;

export async function encodedPage(
  response: PageResponse,
  lifetimes: PageLifetimes = PAGE_LIFETIMES,
): Promise<EncodedPage> {
  const { tenant, status, type, headers, text, isShared, isBrieflyShared = false, isKept = false } = response;
  const { sharedFor = Number.POSITIVE_INFINITY } = response;
  const allowed = limitLifetimes(lifetimes, sharedFor);
  const storedControl = status === 200 ? sharedCacheControl(allowed) : sharedFailureCacheControl(allowed);
  const cacheControl = isKept ? PRIVATE_CACHE_CONTROL : NO_STORE_CACHE_CONTROL;
  const unstored = isBrieflyShared ? BRIEFLY_SHARED_CACHE_CONTROL : cacheControl;
  const always: Record<string, string> = {
    'Cache-Control': isShared ? storedControl : unstored,
    Vary: VARY_HEADER,
    'X-Livery-Tenant': tenant,
    'X-Content-Type-Options': 'nosniff',
    ...(tenant.startsWith('https:') ? TRANSPORT_SECURITY : {}),
    ...Object.fromEntries(headers),
  };
  const isEmpty = text === '';
  const isMarked = !type.startsWith('text/html') || isEmpty || isMarkedForTenant(text, tenant);
  const texts = await compressedText(text, `${withoutRenderTime(text)}\n${JSON.stringify(always)}`);
  // The functions below are stored with the page, so they must not hold its text.
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
