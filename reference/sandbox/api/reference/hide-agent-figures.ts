import type { MiddlewareHandler } from 'hono';
import { isRecord } from '../../world/query-fields.ts';
import { personOfRequest } from '../request/request-context.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import { seesAgentFigures } from './access.ts';

/** Removes the wholesale rate and the markup of all prices from responses to people who may not see them (rules §5). */
export function hideAgentFigures({ accounts }: SandboxWorld): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (seesAgentFigures(personOfRequest(c, accounts)) || !isJson(c.res)) return;
    const response = c.res;
    const body: unknown = await response.json();
    c.res = undefined;
    c.res = new Response(JSON.stringify(withoutAgentFigures(body)), response);
  };
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('application/json') === true;

/** Every object with taxes is a price, at any depth. */
function withoutAgentFigures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAgentFigures);
  if (!isRecord(value)) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withoutAgentFigures(field)]));
  return 'base' in fields && 'taxesAndFees' in fields ? { ...fields, base: null, markupPercentage: null } : fields;
}
