import type { Context } from 'hono';
import { readSite, type Site } from '../../../src/edge/site.ts';
import { aHost } from '../../support/edge/a-host.ts';

/** The site of a request. @param onKey called for each key that is made from the site: only keys read the currency */
export function aCountedSite(context: Context, onKey: () => void): Site {
  return {
    ...readSite(context, aHost(new URL(context.req.url).origin)),
    get currency() {
      onKey();
      return '';
    },
  };
}
