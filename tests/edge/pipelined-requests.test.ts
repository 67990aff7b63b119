import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { CONNECTION_LIMITS } from '../../src/edge/connection-limits.ts';
import { allOf, aServer } from './a-limited-server.ts';

describe('a client that does not wait for responses', () => {
  const REQUEST = 'GET / HTTP/1.1\r\nHost: aurora.example\r\n\r\n';

  it('gets them in turn while they are few', async () => {
    const { connected, refusals } = await aServer({ pipelined: 3 });
    const { client } = await connected();
    client.write(`${REQUEST.repeat(2)}${REQUEST.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`);
    expect((await allOf(client)).match(/a page/g)).toHaveLength(3);
    expect(refusals).toEqual([]);
  });

  it('gets as many as it wants to, one after the other', async () => {
    const { connected, refusals } = await aServer({ pipelined: 1 });
    const { client } = await connected();
    for (let index = 0; index < 5; index += 1) {
      client.write(REQUEST);
      expect(String(await once(client, 'data'))).toContain('HTTP/1.1 200');
    }
    expect(refusals).toEqual([]);
  });

  it('is cut off where it sends a thousand at once, and only these few are handled', async () => {
    const { connected, refusals, handled } = await aServer();
    const { client } = await connected();
    client.write(REQUEST.repeat(1300));
    await once(client.resume(), 'close');
    expect(refusals).toEqual(['pipelined']);
    expect(handled()).toBe(CONNECTION_LIMITS.pipelined);
  });
});
