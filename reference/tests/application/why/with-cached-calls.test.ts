import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { until } from '../../../../tests/support/until.ts';

import { inspectedShell } from './an-inspected-shell.ts';

describe('what the panel asks the platform', () => {
  it('asks the platform once for what it needs besides, and again when it is to', async () => {
    const { shell, inspector, asked } = inspectedShell();
    shell.start();
    await until(shell.agency.state, ({ kind }) => kind === 'ready');
    const aboutBefore = asked.about;
    await Promise.all([inspector.read(), inspector.read()]);
    await inspector.read();
    expect(asked.about).toBe(aboutBefore + 1);
    inspector.forget();
    await inspector.read();
    expect(asked.about).toBe(aboutBefore + 2);
  });

  it('explains the rest while the platform does not respond, and again when it has', async () => {
    let respond: () => void = () => undefined;
    const askedPromise = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const scheduler = new VirtualTimeScheduler();
    const { shell, inspector } = inspectedShell({ slow: askedPromise, scheduler });
    shell.start();
    await until(shell.agency.state, ({ kind }) => kind === 'ready');
    const reading = inspector.read();
    await new Promise(setImmediate);
    scheduler.flush();
    const early = await reading;
    if (!early.ok) throw new Error(early.error);
    expect(early.value.unknown.get('platform.about')).toBe('There was no response in time.');
    expect(early.value.unknown.has('platform.faq')).toBe(false);
    const changes: unknown[] = [];
    inspector.changes.subscribe(() => changes.push(1));
    scheduler.flush();
    changes.length = 0;
    respond();
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    scheduler.flush();
    expect(changes).toHaveLength(1);
    const lateResult = await inspector.read();
    expect(lateResult.ok && lateResult.value.unknown.has('platform.about')).toBe(false);
  });

  it('asks again for another language', async () => {
    const { shell, inspector, asked } = inspectedShell();
    shell.start();
    await until(shell.agency.state, ({ kind }) => kind === 'ready');
    await inspector.read();
    const aboutBefore = asked.about;
    shell.market.chooseLanguage('de');
    await inspector.read();
    await inspector.read();
    expect(asked.about).toBe(aboutBefore + 1);
  });
});
