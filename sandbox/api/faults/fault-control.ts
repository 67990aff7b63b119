import { Hono } from 'hono';
import { jsonOf } from '../json-of.ts';
import type { FaultBook } from './fault-book.ts';
import { parseFaultRule } from './fault-rule.ts';

/** `/sandbox/faults`: orders faults, lists them, and takes them back (`?call=` and `?host=` keep to those). */
export function faultControl(book: FaultBook): Hono {
  return new Hono()
    .get('/sandbox/faults', (c) => c.json({ faults: book.list() }))
    .post('/sandbox/faults', async (c) => {
      // Asking for the type keeps other sites' forms out: a browser sends this one across origins only after a preflight.
      if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
        return c.json({ message: 'Send JSON, with the header content-type: application/json.' }, 415);
      }
      const rule = parseFaultRule(jsonOf(await c.req.text()));
      if (typeof rule === 'string') return c.json({ message: rule }, 400);
      book.add(rule);
      return c.json({ fault: rule }, 201);
    })
    .delete('/sandbox/faults', (c) => {
      book.clear({ call: c.req.query('call'), host: c.req.query('host') });
      return c.body(null, 204);
    });
}
