import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { allOf, aServer, LARGE_SIZE } from './a-limited-server.ts';

/** Sends single bytes, for ever. */
function dripBytes(client: Socket): void {
  const dripping = setInterval(() => client.write('x'), 5);
  client.once('close', () => clearInterval(dripping));
}

describe('a client that is slow to send', () => {
  it.each([
    ['its headers', 'GET / HTTP/1.1\r\nHost: aurora.example\r\nX-Slow: '],
    [
      'its body',
      'POST /telemetry/failures HTTP/1.1\r\nHost: aurora.example\r\nContent-Length: 8000\r\nContent-Type: application/json\r\n\r\n',
    ],
  ])('gets a 408 while it sends %s a byte at a time', async (_, beginning) => {
    const { connected, refusals } = await aServer({ headers: 100, request: 100 });
    const { client } = await connected();
    client.write(beginning);
    dripBytes(client);
    const response = await allOf(client);
    expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(response).toMatch(/\r\nConnection: close\r\n/);
    expect(refusals).toEqual(['timeout']);
  });

  it('gets one where it sends nothing at all', async () => {
    const { connected } = await aServer({ headers: 100, request: 100 });
    const { client } = await connected();
    expect(await allOf(client)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is cut off where it doesn’t close its part of the connection', async () => {
    const { connected } = await aServer({ headers: 100, request: 100 });
    const { client, peer } = await connected({ allowHalfOpen: true });
    const closePromise = once(peer, 'close');
    expect(await allOf(client)).toMatch(/^HTTP\/1\.1 408 /);
    expect(client.writable).toBe(true);
    await closePromise;
    expect(peer.destroyed).toBe(true);
  });

  it('keeps nobody else waiting, a hundred of them neither', async () => {
    const { connected, page, server } = await aServer();
    for (let client = 1; client <= 100; client += 1) (await connected()).client.write('GET / HTTP/1.1\r\nX: ');
    expect(await page()).toBe(200);
    const count = await new Promise((resolve) => server.getConnections((_, open) => resolve(open)));
    expect(count).toBeGreaterThanOrEqual(100);
  });
});

describe('a client that sends too much', () => {
  it('gets a 431 for its headers', async () => {
    const { connected, refusals } = await aServer({ headerBytes: 2000 });
    const { client } = await connected();
    client.write(`GET / HTTP/1.1\r\nHost: aurora.example\r\nX: ${'x'.repeat(3000)}\r\n\r\n`);
    expect(await allOf(client)).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(refusals).toEqual(['headers']);
  });

  it.each([
    ['says so', `Content-Length: ${LARGE_SIZE}`, '{"kind":"'],
    ['sends it in chunks', 'Transfer-Encoding: chunked', `2800\r\n${'x'.repeat(0x2800)}\r\n`],
  ])('gets a 413 for its body where it %s', async (_, header, body) => {
    const { connected } = await aServer();
    const { client } = await connected();
    const head = ['POST /telemetry/failures HTTP/1.1', 'Host: a.example', 'Content-Type: application/json', header];
    client.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    const [response] = await once(client.setEncoding('latin1'), 'data');
    expect(response).toMatch(/^HTTP\/1\.1 413 Payload Too Large\r\n/);
  });
});

describe('a client whose body nobody reads', () => {
  it('gets its response at once, and is let go', async () => {
    const { connected } = await aServer();
    const { client, peer } = await connected();
    const closePromise = new Promise((resolve) => peer.once('close', resolve));
    client.write(`POST /-/purge HTTP/1.1\r\nHost: aurora.example\r\nContent-Length: ${LARGE_SIZE}\r\n\r\n`);
    dripBytes(client);
    const [response] = await once(client.setEncoding('latin1'), 'data');
    expect(response).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
    await closePromise;
    expect(peer.destroyed).toBe(true);
  });
});

describe('a client that does not read', () => {
  it('is let go after a while', async () => {
    const { connected } = await aServer({ idle: 150 });
    const { client, peer } = await connected();
    client.pause();
    const closePromise = once(peer, 'close');
    client.write('GET /large HTTP/1.1\r\nHost: aurora.example\r\n\r\n');
    await closePromise;
    expect(peer.bytesWritten).toBeGreaterThan(0);
    // The rest was buffered by the system, and nobody read it.
    expect(client.bytesRead).toBeLessThan(LARGE_SIZE);
  });
});

describe('a client that closes its part of the connection', () => {
  it('gets the response to a request that is whole', async () => {
    const { connected } = await aServer();
    const { client } = await connected();
    client.end('GET / HTTP/1.1\r\nHost: aurora.example\r\n\r\n');
    expect(await allOf(client)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\na page$/);
  });

  it('is refused where the request is not', async () => {
    const { connected, refusals } = await aServer();
    const { client, peer } = await connected();
    const closePromise = once(peer, 'close');
    client.end('GET / HTTP/1.1\r\nHost: aur');
    expect(await allOf(client)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    await closePromise;
    expect(refusals).toEqual(['invalid']);
  });

  it('harms nobody where it breaks off', async () => {
    const { connected, page } = await aServer();
    const { client, peer } = await connected();
    const closePromise = new Promise((resolve) => peer.once('close', resolve));
    client.write('GET / HTTP/1.1\r\nHost: aur', () => client.resetAndDestroy());
    await closePromise;
    expect([peer.destroyed, await page()]).toEqual([true, 200]);
  });
});

describe('more connections than there may be', () => {
  it('are closed, and those that only wait for a request make room', async () => {
    const { connected, server, refusals, page } = await aServer({ connections: 2 });
    const keptClients = await Promise.all([connected(), connected()]);
    for (const { client } of keptClients) {
      client.write('GET / HTTP/1.1\r\nHost: aurora.example\r\n\r\n');
      await once(client, 'data');
    }
    const closePromise = Promise.all(keptClients.map(({ peer }) => once(peer, 'close')));
    const dropped = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    await once(dropped, 'close');
    await closePromise;
    expect(refusals).toEqual(['connections']);
    expect(await page()).toBe(200);
  });
});
