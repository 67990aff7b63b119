// @vitest-environment jsdom
import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { describe, expect, it } from 'vitest';
import { memoryCookieJar } from '../../src/infrastructure/memory/memory-cookie-jar.ts';
import { openRecorder } from '../../src/infrastructure/recorded/open-recorder.ts';
import { memoryRecordSink } from '../../src/infrastructure/recorded/record-sink.ts';
import { parseRecording } from '../../src/infrastructure/recorded/recording-wire.ts';
import { browserAdapters } from '../../src/infrastructure/wiring/browser-adapters.ts';
import { type AdapterSet, createContainer, FEATURE_MODULES } from '../../src/infrastructure/wiring/create-container.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { httpNodeAdapters } from '../../src/infrastructure/wiring/http-node-adapters.ts';
import { memoryAdapters } from '../../src/infrastructure/wiring/memory-adapters.ts';
import { recordedAdapters } from '../../src/infrastructure/wiring/recorded-adapters.ts';
import { PORT, SHELL } from '../../src/infrastructure/wiring/tokens.ts';
import { adaptersIn } from '../support/adapters-in.ts';
import { aConfiguration } from '../support/data/a-configuration.ts';
import { anEdgeSet } from '../support/edge/an-edge-set.ts';
import { until } from '../support/until.ts';
import { bindingsOf, tableOf, unreachable, unusedNeeds, unusedTokens, usesNeed } from './wiring-table.ts';

const configuration = aConfiguration();

const SETS: Readonly<Record<string, () => AdapterSet>> = {
  browser: () =>
    browserAdapters({ window, configuration, reporter: { warn: () => undefined, error: () => undefined } }),
  memory: () => memoryAdapters({ host: 'aurora.localhost' }),
  'http-node': () => httpNodeAdapters({ host: 'aurora.localhost', api: 'http://127.0.0.1:1' }),
  edge: () => anEdgeSet('http://127.0.0.1:1').adapters,
  recorded() {
    const sink = memoryRecordSink();
    openRecorder({ sink, device: adaptersIn(SETS.memory?.() ?? []) });
    const recording = parseRecording(sink.text());
    if (!recording.ok) throw new Error(recording.error.problem);
    return recordedAdapters(recording.value);
  },
};

describe.each(Object.entries(SETS))('the %s adapters', (_, make) => {
  it('make a shell', () => {
    const shell = createShell(make());
    expect(shell.agency.state.now()).toEqual({ kind: 'loading' });
    expect(shell.session.id).toMatch(/^[\w.-]{8,128}$/);
    expect(shell.market.currency.now().currency).toBe('USD');
    expect(shell.deals.hotels.state.now()).toEqual({ kind: 'loading' });
  });

  it('are each depended on, and depend on nothing that they do not use', () => {
    const bindings = bindingsOf([...FEATURE_MODULES, ...make()]);
    expect([...bindings.values()].flatMap((binding) => unusedTokens(binding))).toEqual([]);
    expect(unreachable(bindings, SHELL)).toEqual([]);
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

describe('the features', () => {
  it('depend on what the table has', async () => {
    await expect(tableOf(bindingsOf(FEATURE_MODULES))).toMatchFileSnapshot('wiring-table.txt');
  });

  it('depend on nothing that they do not use', () => {
    expect(unusedNeeds()).toEqual([]);
  });
});

describe('the check of dependencies', () => {
  const ONE = Symbol('One') as ServiceIdentifier<number>;
  const TWO = Symbol('Two') as ServiceIdentifier<number>;
  const THREE = Symbol('Three') as ServiceIdentifier<number>;
  const TEXT = Symbol('Text') as ServiceIdentifier<Blob>;

  it('finds a token that a factory does not use, and an adapter without dependants', () => {
    const planted = new ContainerModule(({ bind }) => {
      bind(ONE).toConstantValue(1);
      bind(TWO).toResolvedValue((_one) => 2, [ONE]);
      bind(THREE).toResolvedValue(({ size: _size }) => 3, [TEXT]);
    });
    const bindings = bindingsOf([planted]);
    expect([...bindings.values()].flatMap((binding) => unusedTokens(binding))).toEqual([
      'Two does not use One',
      'Three does not use Text',
    ]);
    expect(unreachable(bindings, ONE)).toEqual(['Two', 'Three']);
  });

  it('finds a need that a use-case declares and never reads', () => {
    const file = 'src/application/trip/open-trip.ts';
    const members = '  readonly clock: Clock;\n  readonly places: PlaceSource;\n  readonly tabs: Tabs;\n}';
    const body = 'export function openTrip({ places }: Needs) {\n  return places;\n}\n';
    for (const declared of [`interface Needs {\n${members}\n`, `type Needs = Outside & {\n${members};\n`]) {
      const used = ['clock', 'places', 'tabs'].filter((need) => usesNeed(declared + body, need, file));
      expect(used).toEqual(['places']);
    }
  });

  it('follows the needs that a use-case hands to a neighbour, as far as the neighbour takes them', () => {
    const text = "import { keepWithProfile } from './keep-with-profile.ts';\nkeepWithProfile({ ...needs });\n";
    const used = ['session', 'remotes', 'clock', 'reporter'].filter((need) =>
      usesNeed(text, need, 'src/application/saved/open-saved.ts'),
    );
    expect(used).toEqual(['session', 'remotes']);
  });
});

describe('the memory adapters', () => {
  it('show a demo agency and its hotels without a request', async () => {
    const shell = createShell(memoryAdapters({ host: 'aurora.localhost:8080' }));
    shell.start();
    shell.deals.hotels.load();
    expect(await until(shell.agency.state, ({ kind }) => kind !== 'loading')).toMatchObject({ kind: 'ready' });
    expect(await until(shell.deals.hotels.state, ({ kind }) => kind !== 'loading')).toMatchObject({ kind: 'list' });
    expect(await until(shell.market.rates, ({ kind }) => kind !== 'loading')).toMatchObject({ kind: 'ready' });
  });
});
