import { DEMO_PLATFORM } from '@livery/sandbox/memory/demo-platform';
import { expect, it } from 'vitest';
import { createShell } from '../../../../src/infrastructure/wiring/create-shell.ts';
import { memoryAdapters } from '../../../../src/infrastructure/wiring/memory-adapters.ts';
import { until } from '../../../../tests/support/until.ts';

it('shows a demo agency and its hotels without a request', async () => {
  const shell = createShell(memoryAdapters({ platform: DEMO_PLATFORM, host: 'aurora.localhost:8080' }));
  shell.start();
  shell.deals.hotels.load();
  expect(await until(shell.agency.state, ({ kind }) => kind !== 'loading')).toMatchObject({ kind: 'ready' });
  expect(await until(shell.deals.hotels.state, ({ kind }) => kind !== 'loading')).toMatchObject({ kind: 'list' });
  expect(await until(shell.market.rates, ({ kind }) => kind !== 'loading')).toMatchObject({ kind: 'ready' });
});
