import type { Risk } from '../../application/diagnosis/diagnosis.port.ts';

interface Deployment {
  /** Addresses by what they are called, such as the API's; empty ones are the page's own. */
  readonly addresses: Readonly<Record<string, string>>;
  /** What of the policies file could not be used, in plain words. */
  readonly policyProblems: readonly string[];
}

/** What of a deployment's settings is unsafe. */
export function deploymentRisks({ addresses, policyProblems }: Deployment): readonly Risk[] {
  const open = Object.entries(addresses).filter(([, address]) => isOpenToAll(address));
  return [
    ...open.map(([setting]) => ({
      setting,
      problem: 'is http: anybody on the network can read tokens and change answers',
      advice: 'Serve it over https.',
    })),
    ...policyProblems.map((problem) => ({
      setting: 'policies',
      problem,
      advice: 'Correct the policies file: the rule has no effect as it is.',
    })),
  ];
}

/** Whether it is plain http to a machine other than this one. */
function isOpenToAll(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !/^(?:.*\.)?localhost$|^127\.[\d.]+$|^\[::1\]$/.test(hostname);
}
