import { Hono } from 'hono';
import table from '../world/rates.json' with { type: 'json' };

/** `GET /api/multi-currency/exchange`: units of each currency for one USD, and the day they were true. @see specification §7 */
export function exchangeCalls(): Hono {
  const { rates, date, base } = table;
  return new Hono().get('/api/multi-currency/exchange', (c) => c.json({ rates, date, base }));
}
