import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, runSandbox } from '../support/running-sandbox.ts';

const LONGEST = 65_536;

/** A call, the forms of its own page, the faults, and the resort service; what reads its body, and what doesn't. */
const PLACES = [
  'POST /api/user/login',
  'POST /sandbox/faults',
  'POST /sandbox/order-fault',
  'POST /sandbox/sign-in',
  'POST /sandbox/sign-out',
  'POST /resort-api/itineraries',
  'POST /itineraries',
  'PUT /resort-api/itineraries',
  'POST /nothing',
];

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.close());

/** Sends the bytes of a request as they are, and gives the status of each response until the line is closed. */
async function statusesOf(head: readonly string[], body: string | Buffer): Promise<readonly string[]> {
  const { port } = sandbox.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1').on('data', (piece: string) => {
    received += piece;
  });
  // A refusal before everything is sent may close the line.
  socket.on('error', () => undefined);
  // Not `once`, which rejects at an error.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  socket.end();
  await closed;
  return [...received.matchAll(/^HTTP\/1\.1 (?!100)(\d+)/gm)].map(([, status = '']) => status);
}

const headOf = (place: string, ...headers: string[]): string[] => {
  const [method = '', path = ''] = place.split(' ');
  return [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Origin: http://localhost',
    'Content-Type: application/json',
    'X-Correlation-Id: c-1',
    ...headers,
  ];
};

const chunked = (text: string): string => {
  const pieces = text.match(/[^]{1,10000}/g) ?? [];
  return `${pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join('')}0\r\n\r\n`;
};

const ofLength = (length: number): string => `"${'x'.repeat(length - 2)}"`;

describe.each(PLACES)('%s', (place) => {
  it('refuses a body over 64 kB with its length', async () => {
    const long = ofLength(LONGEST + 1);
    expect(await statusesOf(headOf(place, `Content-Length: ${long.length}`), long)).toEqual(['413']);
  });

  it('refuses one that comes in chunks', async () => {
    const head = headOf(place, 'Transfer-Encoding: chunked');
    expect(await statusesOf(head, chunked(ofLength(LONGEST + 1)))).toEqual(['413']);
  });

  it('refuses a compressed one, however short it is on its way', async () => {
    const short = gzipSync(ofLength(LONGEST + 1));
    const head = headOf(place, 'Content-Encoding: gzip', `Content-Length: ${short.length}`);
    expect(await statusesOf(head, short)).toEqual(['415']);
  });

  it('reads no more of a body than its announced length, and takes no two lengths', async () => {
    const short = headOf(place, 'Content-Length: 2');
    const [first, ...rest] = await statusesOf(short, `{}${ofLength(LONGEST)}`);
    expect([first, ...rest.filter((status) => status !== '400')]).toEqual([
      expect.stringMatching(/^(200|201|303|4..)$/),
    ]);
    const both = headOf(place, 'Content-Length: 2', 'Transfer-Encoding: chunked');
    expect(await statusesOf(both, chunked(ofLength(LONGEST + 1)))).toEqual(['400']);
  });

  it('takes what has 64 kB, announced or in chunks', async () => {
    const longest = ofLength(LONGEST);
    for (const statuses of [
      await statusesOf(headOf(place, `Content-Length: ${LONGEST}`, 'Connection: close'), longest),
      await statusesOf(headOf(place, 'Transfer-Encoding: chunked', 'Connection: close'), chunked(longest)),
    ]) {
      expect(statuses).toHaveLength(1);
      expect(['413', '415', '500']).not.toContain(statuses[0]);
    }
  });
});

it('the whole of a body that comes in chunks is read', async () => {
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    body: '{"text":"lisbon"}',
  };
  const { status, text } = await sandbox.request('/api/v2/hotel/auto-suggest', sent);
  expect([status, JSON.parse(text).data.locationSuggestions[0].name]).toEqual([200, 'Lisbon']);
});
