import { test } from '@fast-check/vitest';
import { err, ok } from '@livery/contract/shared/result';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Shell } from '../../../src/application/shell.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { someContent } from '../../support/data/some-content.ts';
import { aPage } from '../../support/pages/a-page.ts';
import { pendingResponse } from '../../support/scripted-adapters.ts';
import { ABOUT, aCountedShell, FAQ } from './a-counted-shell.ts';

const nextTask = () => new Promise(setImmediate);

/** A function that tells at any time whether the page has settled. */
function watchSettled(shell: Shell) {
  const watch = { isSettled: false };
  void shell.pageData.whenSettled().then(() => {
    watch.isSettled = true;
  });
  return watch;
}

// @rule 4.23
describe('a page has settled', () => {
  it.each([
    ['/about', [ABOUT.content]],
    ['/faqs', FAQ.questions.map(({ answer }) => answer)],
  ])('once the texts of %s are safe to show', async (address, texts) => {
    const cleanedResponse = pendingResponse<ReturnType<typeof someContent>>();
    const { shell } = aCountedShell({ cleaner: { clean: () => cleanedResponse.response } });
    shell.start();
    shell.pageData.open(aPage(address));
    const watch = watchSettled(shell);
    await nextTask();
    expect(watch.isSettled).toBe(false);
    await cleanedResponse.give(ok(someContent()));
    expect(watch.isSettled).toBe(true);
    for (const text of texts) expect(shell.content.cleaned(text)).toEqual(someContent());
  });

  it('though a text can not be made safe: its place then says so', async () => {
    const { shell } = aCountedShell({ cleaner: { clean: async () => err({ kind: 'unreachable' }) } });
    shell.start();
    shell.pageData.open(aPage('/about'));
    await expect(shell.pageData.whenSettled()).resolves.toBeUndefined();
  });

  it('without a text to make safe, where the About page is switched off by its own content', async () => {
    const clean = vi.fn(async () => ok(someContent()));
    const about = async () => ok({ ...ABOUT, enabled: false });
    const { shell } = aCountedShell({ cleaner: { clean }, content: { about, faq: async () => ok(FAQ) } });
    shell.start();
    shell.pageData.open(aPage('/about'));
    await expect(shell.pageData.whenSettled()).resolves.toBeUndefined();
    expect(clean).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no agency', async () => ok(null)],
    ['the agency can not be reached', async () => err({ kind: 'unreachable' } as const)],
    ['the agency is inactive', async () => ok(anAgency({ status: 'inactive' }))],
  ])('where %s', async (_, read) => {
    const { shell, calls } = aCountedShell({ agencies: { read } });
    shell.start();
    shell.pageData.open(aPage('/'));
    await expect(shell.pageData.whenSettled()).resolves.toBeUndefined();
    expect(calls).toEqual([]);
  });

  it('not before the agency, the rates, the languages and the deals have arrived or failed', async () => {
    const names = ['agency', 'rates', 'languages', 'hotels'] as const;
    for (const lateName of names) {
      let give: () => void = () => undefined;
      const { shell } = aCountedShell({}, (name, value) => {
        if (name !== lateName) return Promise.resolve(ok(value));
        return new Promise((resolve) => {
          give = () => resolve(err({ kind: 'timed-out' }));
        });
      });
      shell.start();
      shell.pageData.open(aPage('/'));
      const watch = watchSettled(shell);
      await nextTask();
      expect([lateName, watch.isSettled]).toEqual([lateName, false]);
      give();
      await nextTask();
      expect([lateName, watch.isSettled]).toEqual([lateName, true]);
    }
  });

  it('not before a page is opened', async () => {
    const { shell } = aCountedShell();
    shell.start();
    const watch = watchSettled(shell);
    await nextTask();
    expect(watch.isSettled).toBe(false);
    shell.pageData.open(aPage('/'));
    await nextTask();
    expect(watch.isSettled).toBe(true);
  });
});

const PAGES = ['/', '/?tab=Cars', '/?tab=Activities', '/?tab=Flights', '/about', '/faqs', '/nowhere'] as const;

/** The data that a page would lack if it were shown now. */
function missingData(shell: Shell, address: string): readonly string[] {
  const { agency, market, deals, content } = shell;
  const knownAgency = agency.state.now();
  if (knownAgency.kind === 'loading') return ['agency'];
  if (knownAgency.kind !== 'ready') return [];
  const lists = { hotels: deals.hotels, activities: deals.activities, cars: deals.cars };
  const about = content.about.now();
  const faq = content.faq.now();
  const tab = deals.tab.now();
  const page = aPage(address).path;
  const lacks = {
    market: !market.settled.now(),
    deals: page === '/' && tab !== null && tab in lists && lists[tab as 'cars'].state.now().kind === 'loading',
    about: page === '/about' && about.kind === 'loading',
    faq: page === '/faqs' && faq.kind === 'loading',
    text: page === '/about' && about.kind === 'ready' && shell.content.cleaned(ABOUT.content) === undefined,
    answers: page === '/faqs' && faq.kind === 'ready' && FAQ.questions.some(({ answer }) => !content.cleaned(answer)),
  };
  return Object.entries(lacks).flatMap(([name, isLacking]) => (isLacking ? [name] : []));
}

test.prop([fc.scheduler(), fc.array(fc.constantFrom(...PAGES), { minLength: 1, maxLength: 4 }), fc.func(fc.boolean())])(
  'whatever order things happen in, a settled page lacks nothing, and every page settles',
  async (scheduler, pages, fails) => {
    const { shell } = aCountedShell({}, (name, value) => {
      const failure = err({ kind: 'refused', status: 500, message: name } as const);
      const result = name !== 'agency' && fails(name) ? failure : ok(value);
      return scheduler.schedule(Promise.resolve(result), name);
    });
    let currentPage: string = pages[0] ?? '/';
    const lacks: (readonly string[])[] = [];
    const whenSettled = () => shell.pageData.whenSettled().then(() => lacks.push(missingData(shell, currentPage)));
    const waits = [whenSettled()];
    scheduler.scheduleSequence([
      { label: 'start', builder: async () => shell.start() },
      ...pages.map((address) => ({
        label: address,
        async builder() {
          currentPage = address;
          shell.pageData.open(aPage(address));
          waits.push(whenSettled());
        },
      })),
    ]);
    await scheduler.waitIdle(async (step) => {
      await step();
      await nextTask();
    });
    await Promise.all(waits);
    expect(lacks).toEqual(waits.map(() => []));
  },
);
