import type { FaultRule } from './fault-rule.ts';

export interface FaultBook {
  add(rule: FaultRule): void;
  /** In the order they were added. */
  list(): readonly FaultRule[];
  /** Those for one call (as it was written), of one host, for one call of one host, or all. */
  clear(which?: { readonly call?: string | undefined; readonly host?: string | undefined }): void;
  /** The fault for a call, if one was ordered; the newest wins. Counts as one of its times. */
  take(path: string, host: string): string | null;
}

/** Keeps the faults that were ordered. */
export function openFaultBook(): FaultBook {
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
      const found = rules.findLast((rule) => matches(rule, path, host));
      if (found === undefined) return null;
      rules = rules.flatMap((rule) => (rule === found ? afterOne(rule) : [rule]));
      return found.fault;
    },
  };
}

function matches({ call, host }: FaultRule, path: string, asking: string): boolean {
  if (host !== undefined && host !== asking) return false;
  return call.endsWith('*') ? path.startsWith(call.slice(0, -1)) : path === call;
}

function afterOne(rule: FaultRule): FaultRule[] {
  if (rule.times === undefined) return [rule];
  return rule.times > 1 ? [{ ...rule, times: rule.times - 1 }] : [];
}
