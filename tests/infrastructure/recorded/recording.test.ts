import { err, ok } from '@livery/contract/shared/result';
import { describe, expect, it } from 'vitest';
import { EMPTY_POLICY_BOOK } from '../../../src/domain/agency/policy-book.ts';
import { parseConfiguration } from '../../../src/infrastructure/configuration/configuration-wire.ts';
import type { HttpClient } from '../../../src/infrastructure/http/http-client.ts';
import { memoryPage } from '../../../src/infrastructure/memory/memory-page.ts';
import { createRecorder } from '../../../src/infrastructure/recorded/create-recorder.ts';
import { memoryRecordSink } from '../../../src/infrastructure/recorded/record-sink.ts';
import { parseRecording, type Recording } from '../../../src/infrastructure/recorded/recording-wire.ts';
import { replayingClient } from '../../../src/infrastructure/recorded/replaying-client.ts';
import { memoryAdapters } from '../../../src/infrastructure/wiring/memory-adapters.ts';
import { adaptersIn } from '../../support/adapters-in.ts';
import { NEVER_ABORTED } from '../../support/http/an-http-client.ts';
import { NO_PLATFORM } from '../../support/no-platform.ts';

const TOKEN = 'eyJhbGciOi.very.secret';

const device = () => ({
  ...adaptersIn(
    memoryAdapters({
      platform: NO_PLATFORM,
      host: 'aurora.localhost',
      token: TOKEN,
      timeZone: 'Asia/Dubai',
      now: Temporal.Instant.from('2026-11-21T20:30:00Z'),
      policies: EMPTY_POLICY_BOOK,
    }),
  ),
  page: memoryPage(`http://aurora.localhost/about?token=${TOKEN}&lng=de`, ['de-CH']),
});

/** A client that returns these results in turn. */
function clientWith(...results: readonly (ReturnType<typeof ok> | ReturnType<typeof err>)[]): HttpClient {
  const next = [...results];
  const respond = async () => (next.shift() ?? ok(null)) as never;
  return { get: respond, post: respond, put: respond, send: respond };
}

function record(http: HttpClient) {
  const sink = memoryRecordSink();
  const recorder = createRecorder({ sink, device: device() });
  return { sink, recorder, client: recorder.listen(http, 'api') };
}

function recordingOf(text: string): Recording {
  const recording = parseRecording(text);
  if (!recording.ok) throw new Error(recording.error.problem);
  return recording.value;
}

describe('a recording', () => {
  it('says how the session started, so that it can start so again', () => {
    const { sink } = record(clientWith());
    const { start } = recordingOf(sink.text());
    expect(start).toMatchObject({
      timeZone: 'Asia/Dubai',
      languages: ['de-CH'],
      page: 'http://aurora.localhost/about?token=%5Bredacted%5D&lng=de',
      cookies: [['access_token', '[redacted]']],
    });
    expect(start.now.toString()).toBe('2026-11-21T20:30:00Z');
  });

  it('stores the configuration, policies and all, as a deployment would write it', () => {
    const sink = memoryRecordSink();
    const { configuration } = adaptersIn(
      memoryAdapters({
        platform: NO_PLATFORM,
        host: 'aurora.localhost',
        policies: {
          everybody: { academyUrl: 'https://academy.example/' },
          entries: new Map([['aurora', { partner: true }]]),
        },
      }),
    );
    createRecorder({ sink, device: { ...device(), configuration } });
    const written = recordingOf(sink.text()).start.configuration;
    expect(parseConfiguration(written)).toEqual({ configuration: configuration.current(), problems: [] });
  });

  it('stores ids in their order, for the replay', () => {
    const { sink, recorder } = record(clientWith());
    const made = recorder.ids({ next: () => 'id-1' }).next();
    expect(made).toBe('id-1');
    expect(recordingOf(sink.text()).ids).toEqual(['id-1']);
  });

  it('stores no token, no password and no e-mail address of who signs in', async () => {
    const { sink, client } = record(
      clientWith(
        ok({ token: TOKEN, data: { access_token: TOKEN, refreshToken: 'r-1' }, list: [{ note: `token=${TOKEN}` }] }),
        err({ kind: 'refused', status: 401, message: 'ada@aurora.example is unknown.' }),
      ),
    );
    const credentials = { email: 'ada@aurora.example', password: 'wel come' };
    expect(await client.post('/api/user/login', {}, credentials, NEVER_ABORTED)).toMatchObject({
      value: { token: TOKEN },
    });
    await client.post('/api/user/login', {}, credentials, NEVER_ABORTED);
    for (const secret of [TOKEN, 'r-1', 'ada@aurora.example', 'wel come']) expect(sink.text()).not.toContain(secret);
    expect(sink.text()).toContain('[redacted] is unknown.');
  });

  it('leaves out what was taken back', async () => {
    const { sink, client } = record(clientWith(err({ kind: 'cancelled' })));
    expect(await client.get('/api/agency', {}, NEVER_ABORTED)).toMatchObject({ error: { kind: 'cancelled' } });
    expect(recordingOf(sink.text()).calls).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['no start', '{"kind":"id","value":"x"}\n'],
    ['a line that is none', 'null\n'],
  ])('is damaged where it holds %s', (_, text) => {
    expect(parseRecording(text)).toMatchObject({ ok: false, error: { kind: 'recording-damaged' } });
  });

  it('names the line that can not be read', () => {
    const { sink } = record(clientWith());
    expect(parseRecording(`${sink.text()}{"kind":"call"}\n`)).toEqual({
      ok: false,
      error: { kind: 'recording-damaged', problem: 'Line 2 can’t be read.' },
    });
  });

  it('does without a last line that was cut off', async () => {
    const { sink, client } = record(clientWith(ok(1)));
    await client.get('/api/agency', {}, NEVER_ABORTED);
    expect(recordingOf(`${sink.text()}{"kind":"call","turn":1,"serv`).calls).toHaveLength(1);
  });
});

describe('a replay', () => {
  const replay = (text: string) => replayingClient(recordingOf(text).calls, 'api');

  it('knows calls by method, path, query and body, in whatever order their parameters stand', async () => {
    const { sink, client } = record(clientWith(ok('a'), ok('b'), ok('c'), ok('d'), ok('e'), ok('f'), ok('g')));
    await client.get('/x', { a: 1, b: undefined, c: true }, NEVER_ABORTED);
    await client.get('/x', { a: 2 }, NEVER_ABORTED);
    await client.post('/x', {}, { text: 'l' }, NEVER_ABORTED);
    await client.post('/x', {}, { text: 'li' }, NEVER_ABORTED);
    await client.put('/x', { a: 1 }, NEVER_ABORTED);
    const changed = { method: 'PATCH', path: '/x', query: {}, data: '{"text":"li"}' } as const;
    const removed = { method: 'DELETE', path: '/x', query: { a: 1 }, data: null } as const;
    await client.send(changed, NEVER_ABORTED);
    await client.send(removed, NEVER_ABORTED);
    const again = replay(sink.text());
    expect(await again.send(removed, NEVER_ABORTED)).toEqual(ok('g'));
    expect(await again.send(changed, NEVER_ABORTED)).toEqual(ok('f'));
    expect(await again.put('/x', { a: 1 }, NEVER_ABORTED)).toEqual(ok('e'));
    expect(await again.post('/x', {}, { text: 'li' }, NEVER_ABORTED)).toEqual(ok('d'));
    expect(await again.post('/x', {}, { text: 'l' }, NEVER_ABORTED)).toEqual(ok('c'));
    expect(await again.get('/x', { a: 2 }, NEVER_ABORTED)).toEqual(ok('b'));
    expect(await again.get('/x', { c: true, a: 1 }, NEVER_ABORTED)).toEqual(ok('a'));
  });

  it('gives the responses of a repeated call in the order of the requests, and the last one ever after', async () => {
    const failure = err({ kind: 'refused', status: 503, message: 'Later' });
    let late: (result: ReturnType<typeof ok>) => void = () => undefined;
    const first = new Promise<ReturnType<typeof ok>>((resolve) => {
      late = resolve;
    });
    const results = [first, Promise.resolve(failure)];
    const { sink, client } = record({ ...clientWith(), get: () => (results.shift() ?? first) as never });
    const pending = client.get('/x', {}, NEVER_ABORTED);
    await client.get('/x', {}, NEVER_ABORTED);
    late(ok('first'));
    await pending;
    const again = replay(sink.text());
    const given = [await again.get('/x', {}, NEVER_ABORTED), await again.get('/x', {}, NEVER_ABORTED)];
    expect([...given, await again.get('/x', {}, NEVER_ABORTED)]).toEqual([ok('first'), failure, failure]);
  });

  it('refuses what was never recorded, and names it', async () => {
    const { sink } = record(clientWith());
    expect(await replay(sink.text()).get('/api/agency/faqs', {}, NEVER_ABORTED)).toEqual({
      ok: false,
      error: {
        kind: 'refused',
        status: 501,
        message: 'The recording holds no such call: GET /api/agency/faqs (api).',
      },
    });
  });

  it('knows one service from the other', async () => {
    const { sink, client } = record(clientWith(ok('api')));
    await client.get('/search', {}, NEVER_ABORTED);
    const resort = replayingClient(recordingOf(sink.text()).calls, 'resort');
    expect(await resort.get('/search', {}, NEVER_ABORTED)).toMatchObject({ error: { status: 501 } });
  });

  it('gives nothing to who has taken the call back', async () => {
    const { sink, client } = record(clientWith(ok('a')));
    await client.get('/x', {}, NEVER_ABORTED);
    expect(await replay(sink.text()).get('/x', {}, AbortSignal.abort())).toEqual(err({ kind: 'cancelled' }));
  });
});
