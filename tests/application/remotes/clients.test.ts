// @vitest-environment jsdom

import { anAgent } from '@livery/testkit/users';
import { describe, expect, it } from 'vitest';
import { aShownBlog } from '../../support/remotes/embedded-remotes.ts';
import { twoTasks } from '../../support/remotes/opened-remotes.ts';

const ANA = { id: 'c-1', name: 'Ana Silva' };

/** A remote's page that is shown to an agent who may read clients. */
async function shownToAgent() {
  const shownBlog = await aShownBlog({
    profiles: {
      read: async () => ({ ok: true, value: anAgent(['clients']) }),
      loadAgentData: async () => ({ ok: true, value: undefined }),
    },
  });
  shownBlog.shell.session.acceptToken('token-1');
  await twoTasks();
  return shownBlog;
}

describe('whom the agent books for, for a remote (contract 1.4)', () => {
  it('is the client whom any remote chooses, until it is nobody', async () => {
    const { context, modules } = await shownToAgent();
    const seenValues: unknown[] = [];
    context.client.changes.subscribe((client) => seenValues.push(client));
    context.chooseClient({ ...ANA, passport: 'P1' } as typeof ANA);
    expect(modules.clients.client.now()).toEqual(ANA);
    context.chooseClient(null);
    expect(seenValues).toEqual([null, ANA, null]);
  });

  it('is asked for in the shell’s dialog', async () => {
    const { context, modules } = await shownToAgent();
    context.pickClient();
    expect(modules.clients.isPicking.now()).toBe(true);
  });

  it('is nobody for a visitor, whatever a remote calls', async () => {
    const { context, modules } = await aShownBlog();
    context.chooseClient(ANA);
    context.pickClient();
    expect([context.client.now(), modules.clients.isPicking.now()]).toEqual([null, false]);
  });

  it('stays as it is where a careless remote names nobody', async () => {
    const { context } = await shownToAgent();
    context.chooseClient(ANA);
    for (const nonsense of [undefined, 7, 'Ana', {}, { id: '', name: '' }, { id: 7, name: [] }]) {
      Reflect.apply(context.chooseClient, context, [nonsense]);
    }
    expect(context.client.now()).toEqual(ANA);
  });

  it('is chosen by no remote that has been unmounted', async () => {
    const { context, modules, shownRemote } = await shownToAgent();
    shownRemote.end();
    context.chooseClient(ANA);
    context.pickClient();
    expect([modules.clients.client.now(), modules.clients.isPicking.now()]).toEqual([null, false]);
  });
});
