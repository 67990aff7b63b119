import type { Adapters } from '../../src/application/adapters.ts';
import type { RemoteSource } from '../../src/application/remotes/remote-source.port.ts';
import type { RemoteScreen } from '../../src/application/remotes/remotes.ts';
import type { Problem } from '../../src/application/shared/reporter.port.ts';
import { ok } from '../../src/domain/shared/result.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { translator } from '../../src/ui/texts/translator.ts';
import { aMovedClock } from './a-moved-clock.ts';
import { anAgency } from './an-agency.ts';
import { scriptedAdapters } from './scripted-adapters.ts';

/** Lets everything happen that waits for nobody. */
export const pause = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** A shell of a known agency whose remotes come from this source, with its clock and what it reported. */
export async function openedRemotes(source: RemoteSource, overrides: Partial<Adapters> = {}, search = '') {
  const clock = aMovedClock();
  const reports: Problem[] = [];
  const adapters = scriptedAdapters(
    {
      clock,
      agencies: { read: async () => ok(anAgency()) },
      reporter: { warn: () => undefined, error: (problem) => reports.push(problem) },
      remoteHost: { runsModules: true, open: async () => source },
      ...overrides,
    },
    search,
  );
  const shell = createShell(adapters);
  shell.agency.load();
  const modules = await shell.remotes.open();
  await pause();
  return { shell, modules, clock, reports, adapters };
}

/** A screen that notes what it was told to do. */
export function aScreen(path = '/blog') {
  const deeds: (readonly unknown[])[] = [];
  const note =
    (name: string) =>
    (...words: readonly unknown[]) =>
      void deeds.push([name, ...words]);
  const screen: RemoteScreen = {
    location: { path, search: '', hash: '' },
    navigate: note('navigate'),
    titlePage: note('titlePage'),
    showContent(_, html) {
      deeds.push(['showContent', html]);
      return note('hideContent');
    },
    messageText: ({ text }) => text,
    sayer: translator<string>,
  };
  return { screen, deeds };
}
