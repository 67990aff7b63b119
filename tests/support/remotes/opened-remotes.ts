import { languageOfTag } from '@livery/contract/market/language';
import type { RemoteI18n } from '@livery/contract/remotes/remote-i18n';
import { ok } from '@livery/contract/shared/result';
import { createInstance } from 'i18next';
import type { RemoteSource } from '../../../src/application/remotes/remote-source.port.ts';
import type { RemoteScreen } from '../../../src/application/remotes/remotes.ts';
import type { Problem } from '../../../src/application/shared/reporter.port.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import type { Ports } from '../../../src/infrastructure/wiring/tokens.ts';
import { I18N_OPTIONS, valueFormatter } from '../../../src/ui/texts/i18n-options.ts';
import { aMovedClock } from '../a-moved-clock.ts';
import { anAgency } from '../data/an-agency.ts';
import { scriptedAdapters } from '../scripted-adapters.ts';

/** Lets every pending task run. */
export const twoTasks = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** A shell of a known agency whose remotes come from this source, with its clock and its reports. */
export async function openedRemotes(source: RemoteSource, overrides: Partial<Ports> = {}, search = '') {
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
  await twoTasks();
  return { shell, modules, clock, reports, adapters };
}

/** A screen that records its calls. */
export function aScreen(path = '/blog') {
  const actions: (readonly unknown[])[] = [];
  const watches = new Set<Parameters<RemoteScreen['watchErrors']>[0]>();
  const note =
    (name: string) =>
    (...words: readonly unknown[]) =>
      void actions.push([name, ...words]);
  const screen: RemoteScreen = {
    location: { path, search: '', hash: '' },
    navigate: note('navigate'),
    titlePage: note('titlePage'),
    showContent(_, html) {
      actions.push(['showContent', html]);
      return note('hideContent');
    },
    searchPanel(_, options) {
      actions.push(['searchPanel', options]);
      return note('hideSearchPanel');
    },
    guardLeaving(ask) {
      actions.push(['guardLeaving', ask]);
      return note('endGuard');
    },
    watchErrors(watch) {
      watches.add(watch);
      return () => void watches.delete(watch);
    },
    messageText: ({ text }) => text,
    i18n: anI18n(),
  };
  /** Reports an uncaught error with this stack trace. */
  const throwLater = (error: Error, traces: string) => {
    for (const { element, isFrom, onError } of [...watches]) {
      if (isFrom(traces)) onError(error, element()?.textContent === '');
    }
  };
  return { screen, actions, throwLater, watches };
}

/** An i18next instance as the shell passes it to remotes. */
function anI18n(): RemoteI18n {
  const i18n = createInstance().use(valueFormatter(languageOfTag));
  void i18n.init({ ...I18N_OPTIONS, lng: 'en', fallbackLng: 'en', resources: {}, initAsync: false });
  return i18n as RemoteI18n;
}
