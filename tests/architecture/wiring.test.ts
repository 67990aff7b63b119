// @vitest-environment jsdom
import { ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';
import { memoryCookieJar } from '../../src/infrastructure/memory/memory-cookie-jar.ts';
import { createRecorder } from '../../src/infrastructure/recorded/create-recorder.ts';
import { memoryRecordSink } from '../../src/infrastructure/recorded/record-sink.ts';
import { parseRecording } from '../../src/infrastructure/recorded/recording-wire.ts';
import { browserAdapters } from '../../src/infrastructure/wiring/browser-adapters.ts';
import { type AdapterSet, createContainer } from '../../src/infrastructure/wiring/create-container.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { httpNodeAdapters } from '../../src/infrastructure/wiring/http-node-adapters.ts';
import { memoryAdapters } from '../../src/infrastructure/wiring/memory-adapters.ts';
import { recordedAdapters } from '../../src/infrastructure/wiring/recorded-adapters.ts';
import { PORT } from '../../src/infrastructure/wiring/tokens.ts';
import { adaptersIn } from '../support/adapters-in.ts';
import { aConfiguration } from '../support/data/a-configuration.ts';
import { anEdgeSet } from '../support/edge/an-edge-set.ts';
import { NO_PLATFORM } from '../support/no-platform.ts';

const configuration = aConfiguration();

const ADAPTER_SETS: Readonly<Record<string, () => AdapterSet>> = {
  browser: () =>
    browserAdapters({ window, configuration, reporter: { warn: () => undefined, error: () => undefined } }),
  memory: () => memoryAdapters({ platform: NO_PLATFORM, host: 'aurora.localhost' }),
  'http-node': () => httpNodeAdapters({ host: 'aurora.localhost', api: 'http://127.0.0.1:1' }),
  edge: () => anEdgeSet('http://127.0.0.1:1').adapters,
  recorded() {
    const sink = memoryRecordSink();
    createRecorder({ sink, device: adaptersIn(ADAPTER_SETS.memory?.() ?? []) });
    const recording = parseRecording(sink.text());
    if (!recording.ok) throw new Error(recording.error.problem);
    return recordedAdapters(recording.value);
  },
};

describe.each(Object.entries(ADAPTER_SETS))('the %s adapters', (_, make) => {
  it('make a shell', () => {
    const shell = createShell(make());
    expect(shell.agency.state.now()).toEqual({ kind: 'loading' });
    expect(shell.session.id).toMatch(/^[\w.-]{8,128}$/);
    expect(shell.market.currency.now().currency).toBe('USD');
    expect(shell.deals.hotels.state.now()).toEqual({ kind: 'loading' });
  });

  it('fail at once, by name, where one is missing', () => {
    const without = new ContainerModule(({ unbind }) => {
      unbind(PORT.tabs);
      unbind(PORT.clock);
    });
    expect(() => createContainer([...make(), without])).toThrow(
      'The set of adapters lacks Symbol(Clock), Symbol(Tabs).',
    );
  });

  it('can be rebound one by one, and what depends on them follows', () => {
    const cookies = memoryCookieJar([['x-session-id', 'session-rebound']]);
    const rebound = new ContainerModule(({ rebind }) => {
      rebind(PORT.cookies).toConstantValue(cookies);
    });
    expect(createShell([...make(), rebound]).session.id).toBe('session-rebound');
  });
});
