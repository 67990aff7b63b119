import type { Tenant } from '../../domain/agency/tenant.ts';
import { compressedText } from '../compressed-text.ts';
import { TRANSPORT_SECURITY } from '../site.ts';
import { BRIEFLY_SHARED, SHARED, SHARED_FAILURE, UNSHARED, VARY } from './page-lifetimes.ts';
import type { PageResponse } from './page-response.ts';
import { isMarkedFor } from './tenant-mark.ts';

/** A response that can be sent as often as it is requested. */
export interface EncodedPage {
  /** The one that it names in its header and holds in its body; `undefined` where the two differ. */
  readonly tenant: Tenant | undefined;
  readonly status: number;
  readonly isShared: boolean;
  /** The memory that it takes, in bytes, roughly. */
  readonly size: number;
  /** The form for a browser that accepts these encodings; each is made once. */
  for(acceptEncoding: string | undefined): PageForm;
}

interface PageForm {
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly etag: string;
  readonly headers: Record<string, string>;
  /** Of a response without a body: the browser has this one already. */
  readonly headersOfNotModified: Record<string, string>;
}

/** Characters take up to two bytes, and the compressed forms are much smaller. */
const BYTES_PER_CHARACTER = 2.5;

/** @see page-response.ts for what it is made of */
export function encodedPage(response: PageResponse): EncodedPage {
  const { tenant, status, type, headers, text, isShared, isBrieflyShared = false } = response;
  const shared = status === 200 ? SHARED : SHARED_FAILURE;
  const unstored = isBrieflyShared ? BRIEFLY_SHARED : UNSHARED;
  const always: Record<string, string> = {
    'Cache-Control': isShared ? shared : unstored,
    Vary: VARY,
    'X-Livery-Tenant': tenant,
    'X-Content-Type-Options': 'nosniff',
    ...(tenant.startsWith('https:') ? TRANSPORT_SECURITY : {}),
    ...Object.fromEntries(headers),
  };
  const isMarked = !type.startsWith('text/html') || text === '' || isMarkedFor(text, tenant);
  const texts = compressedText(text, type, JSON.stringify(always));
  const forms = new Map<string | undefined, PageForm>();

  return {
    tenant: isMarked ? tenant : undefined,
    status,
    isShared,
    size: Math.ceil(text.length * BYTES_PER_CHARACTER) + 1000,
    for(acceptEncoding) {
      const { body, encoding, etag } = texts.for(acceptEncoding);
      const form = forms.get(encoding) ?? {
        body: text === '' ? null : body,
        etag,
        headers: {
          ...always,
          ETag: etag,
          ...(text === '' ? {} : { 'Content-Type': type }),
          ...(text === '' || encoding === undefined ? {} : { 'Content-Encoding': encoding }),
        },
        headersOfNotModified: { ...always, ETag: etag },
      };
      forms.set(encoding, form);
      return form;
    },
  };
}
