import { Hono } from 'hono';
import { PRODUCTS } from '../../world/products/products.ts';
import { parseJsonBody } from '../request/request-fields.ts';
import { languageOfRequest, withContentLanguage } from '../request/request-language.ts';

/**
 * The auto-suggestion of each product, with names in the visitor's language. An empty text gives no suggestions. @see
 * rules §7
 */
export function suggestionRoutes(): Hono {
  const calls = new Hono();
  for (const { suggestions } of PRODUCTS.values()) {
    if (suggestions === undefined) continue;
    const { method, path, respond } = suggestions;
    if (method === 'GET') {
      calls.get(path, withContentLanguage, (c) => {
        const search = c.req.query('search');
        if (!isSearchText(search)) return c.json({ message: 'search must be text of at most 200 characters.' }, 400);
        return c.json(respond(search, languageOfRequest(c)));
      });
    } else {
      calls.post(path, withContentLanguage, async (c) => {
        const { text, isManageLocation = false } = (await parseJsonBody(c)) ?? {};
        if (!isSearchText(text) || typeof isManageLocation !== 'boolean') return c.json({ message: WRONG_BODY }, 400);
        return c.json(respond(text, languageOfRequest(c)));
      });
    }
  }
  return calls;
}

const WRONG_BODY = 'Send JSON such as {"text":"lis","isManageLocation":false}, its text of 200 characters at most.';

function isSearchText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200;
}
