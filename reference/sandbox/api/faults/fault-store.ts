import { Hono } from 'hono';
import { parseJson } from '../../world/query-fields.ts';
import { type FaultRule, parseFaultRule } from './fault.ts';

export interface FaultStore {
  add(rule: FaultRule): void;
  /** In the order they were added. */
  list(): readonly FaultRule[];
  /** Removes the faults of one call (as written), of one host, of one call of one host, or all. */
  clear(which?: { readonly call?: string | undefined; readonly host?: string | undefined }): void;
  /** The fault for a call, if there is one; the newest one is used, and counted. */
  take(path: string, host: string): string | null;
}

/** Stores the faults that were added. */
export function createFaultStore(): FaultStore {
  let rules: readonly FaultRule[] = [];
  return {
    add(rule) {
      rules = [...rules, rule];
    },
    list: () => rules,
    clear({ call, host } = {}) {
      rules = rules.filter((rule) => (call ?? rule.call) !== rule.call || (host ?? rule.host) !== rule.host);
    },
    take(path, host) {
      const foundRule = rules.findLast((rule) => isRuleFor(rule, path, host));
      if (foundRule === undefined) return null;
      rules = rules.flatMap((rule) => (rule === foundRule ? withOneUseLess(rule) : [rule]));
      return foundRule.fault;
    },
  };
}

function isRuleFor({ call, host }: FaultRule, path: string, requestHost: string): boolean {
  if (host !== undefined && host !== requestHost) return false;
  return call.endsWith('*') ? path.startsWith(call.slice(0, -1)) : path === call;
}

function withOneUseLess(rule: FaultRule): FaultRule[] {
  if (rule.times === undefined) return [rule];
  return rule.times > 1 ? [{ ...rule, times: rule.times - 1 }] : [];
}

/** `/sandbox/faults`: adds, lists and removes faults (`?call=` and `?host=` filter the removal). */
export function faultRoutes(faultStore: FaultStore): Hono {
  return new Hono()
    .get('/sandbox/faults', (c) => c.json({ faults: faultStore.list() }))
    .post('/sandbox/faults', async (c) => {
      // Requiring the type keeps other sites' forms out: a browser sends this one across origins only after a preflight.
      if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
        return c.json({ message: 'Send JSON, with the header content-type: application/json.' }, 415);
      }
      const rule = parseFaultRule(parseJson(await c.req.text()));
      if (typeof rule === 'string') return c.json({ message: rule }, 400);
      faultStore.add(rule);
      return c.json({ fault: rule }, 201);
    })
    .delete('/sandbox/faults', (c) => {
      faultStore.clear({ call: c.req.query('call'), host: c.req.query('host') });
      return c.body(null, 204);
    });
}
