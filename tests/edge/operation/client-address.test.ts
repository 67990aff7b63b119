import type { IncomingMessage } from 'node:http';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { clientReader } from '../../../src/edge/operation/client-address.ts';

/** A request from this address, with this `X-Forwarded-For`. */
function requestFrom(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  // The fields of a request that proxy-addr reads.
  return { headers, socket: { remoteAddress }, connection: { remoteAddress } } as unknown as IncomingMessage;
}

const NAMED_PROXIES = [
  { family: 'ipv4', address: '10.0.0.0', prefix: 8 },
  { family: 'ipv6', address: 'fd00::', prefix: 8 },
] as const;
const directReader = clientReader();
const behindProxies = clientReader(NAMED_PROXIES);

describe('the client of a request', () => {
  it.each([
    ['the connection’s address', directReader(requestFrom('203.0.113.7')), '203.0.113.7'],
    ['that, whatever it claims', directReader(requestFrom('203.0.113.7', '198.51.100.1')), '203.0.113.7'],
    ['its IPv4 address in an IPv6 one', directReader(requestFrom('::ffff:203.0.113.7')), '203.0.113.7'],
    ['the network of its IPv6 address', directReader(requestFrom('2001:db8:0:1:2:3:4:5')), '2001:db8:0:1::/64'],
    ['what a proxy adds', behindProxies(requestFrom('10.0.0.1', '203.0.113.7')), '203.0.113.7'],
    ['what it adds, not what came', behindProxies(requestFrom('10.0.0.1', '198.51.100.1, 203.0.113.7')), '203.0.113.7'],
    ['what the first of two adds', behindProxies(requestFrom('fd00::1', '203.0.113.7, 10.9.9.9')), '203.0.113.7'],
    ['what a proxy adds with a port', behindProxies(requestFrom('10.0.0.1', '203.0.113.7:50001')), '203.0.113.7'],
    ['the same of IPv6', behindProxies(requestFrom('10.0.0.1', '[2001:db8::1]:50001')), '2001:db8:0:0::/64'],
    ['a visitor of the own network', behindProxies(requestFrom('10.0.0.1', '192.168.1.20')), '192.168.1.20'],
    ['who comes past the proxies', behindProxies(requestFrom('198.51.100.9', '203.0.113.7')), '198.51.100.9'],
    ['a proxy nobody has named', directReader(requestFrom('10.0.0.1', '203.0.113.7')), undefined],
    ['the machine itself', directReader(requestFrom('::1')), undefined],
    ['a proxy that names nobody', behindProxies(requestFrom('10.0.0.1')), undefined],
    ['a proxy that names no address', behindProxies(requestFrom('10.0.0.1', 'unknown')), undefined],
    ['a connection that is closed', directReader(requestFrom('')), undefined],
  ])('is %s', (_, client, expected) => expect(client).toBe(expected));

  test.prop([fc.ipV6(), fc.ipV6()])(
    'is the same for two IPv6 addresses exactly where their networks are',
    (one, other) => {
      const networkOf = (address: string) => {
        const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
        const groups = (text = '') => (text === '' ? [] : text.split(':'));
        const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
        return [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)].slice(0, 4).join(':');
      };
      const clients = [one, other].map((address) => behindProxies(requestFrom('10.0.0.1', address)));
      fc.pre(clients.every((client) => client?.endsWith('::/64')));
      expect(clients).toEqual([one, other].map((address) => `${networkOf(address)}::/64`));
    },
  );

  test.prop([fc.string({ maxLength: 40 })])('is never a text that the client made up', (text) => {
    const client = behindProxies(requestFrom('10.0.0.1', text));
    expect(client ?? '0.0.0.0').toMatch(/^(?:\d+\.\d+\.\d+\.\d+|[0-9a-f:]+::\/64)$/);
    expect(behindProxies(requestFrom('10.0.0.1', `${text}, 203.0.113.7`))).toBe('203.0.113.7');
  });
});
