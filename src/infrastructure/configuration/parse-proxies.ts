import { parseUrl } from '@livery/contract/shared/parse-url';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { printableText, type TextProblem } from './setting.ts';

/** A range of IP addresses, as in CIDR notation. */
export interface AddressRange {
  readonly family: 'ipv4' | 'ipv6';
  readonly address: string;
  /** How many bits they have in common; 32 (IPv4) or 128 (IPv6) means a single address. */
  readonly prefix: number;
}

const ADDRESS_BITS = { ipv4: 32, ipv6: 128 } as const;

const PROXIES_ADVICE = 'An entry is an IP address or a range, such as 10.1.2.3 or 10.0.0.0/8; commas separate them.';

/** Reads a list of addresses and ranges, separated by commas; fails with every invalid entry. */
export function parseProxies(text: string): Result<readonly AddressRange[], readonly TextProblem[]> {
  const entries = text.split(',').map((part) => part.trim());
  const wrongEntries = entries.filter((entry) => parseRange(entry) === undefined);
  if (wrongEntries.length === 0) return ok(entries.flatMap((entry) => parseRange(entry) ?? []));
  return err(
    [...new Set(wrongEntries)].map((entry) => ({ problem: `names “${printableText(entry)}”`, advice: PROXIES_ADVICE })),
  );
}

function parseRange(entry: string): AddressRange | undefined {
  const [, address = '', length] = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? [];
  const family = addressFamily(address);
  if (family === undefined) return undefined;
  const prefix = length === undefined ? ADDRESS_BITS[family] : Number(length);
  return prefix <= ADDRESS_BITS[family] ? { family, address, prefix } : undefined;
}

/** The URL parser decides: it leaves an IPv4 address unchanged only if that is written in full. */
function addressFamily(address: string): AddressRange['family'] | undefined {
  if (address.includes(':')) return parseUrl(`http://[${address}]`) === undefined ? undefined : 'ipv6';
  return parseUrl(`http://${address}`)?.hostname === address ? 'ipv4' : undefined;
}
