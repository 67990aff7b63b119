import { test } from '@fast-check/vitest';
import { ok } from '@livery/contract/shared/result';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Shell } from '../../../src/application/shell.ts';
import { memoryPage } from '../../../src/infrastructure/memory/memory-page.ts';
import { aHotelDeal } from '../../support/data/some-deals.ts';
import { aPage } from '../../support/pages/a-page.ts';
import { ABOUT, aCountedShell, FAQ, OPEN_AGENCY } from './a-counted-shell.ts';

const nextTask = () => new Promise(setImmediate);

/** The contents shown on a page, which are named after the language in which they were requested. */
function languagesOn(shell: Shell, path: string): readonly (string | undefined)[] {
  const agency = shell.agency.state.now();
  const hotels = shell.deals.hotels.state.now();
  const about = shell.content.about.now();
  const faq = shell.content.faq.now();
  return [
    'agency' in agency ? agency.agency.name : undefined,
    ...(path === '/' ? [hotels.kind === 'list' ? hotels.deals[0].name : undefined] : []),
    ...(path === '/about'
      ? [about.kind === 'ready' && about.value.kind === 'content' ? about.value.title : undefined]
      : []),
    ...(path === '/faqs'
      ? [faq.kind === 'ready' && faq.value.kind === 'list' ? faq.value.headerMessage : undefined]
      : []),
  ];
}

test.prop([fc.scheduler(), fc.constantFrom('/', '/about', '/faqs')])(
  'a settled page is in the language that the agency offers, whenever that becomes known',
  async (scheduler, path) => {
    const respond = <T>(label: string, make: (language: string) => T) => {
      const value = make(shell.market.language.now());
      return scheduler.schedule(Promise.resolve(ok(value)), label);
    };
    const { shell } = aCountedShell({
      page: memoryPage(`https://aurora.localhost${path}`, ['fr', 'en']),
      agencies: { read: () => respond('agency', (name) => ({ ...OPEN_AGENCY, name })) },
      rates: { read: () => respond('rates', () => ({ rates: new Map([['USD', 1]]), date: undefined })) },
      languages: { enabled: () => respond('languages', () => ['en']), remember: async () => ok(undefined) },
      deals: {
        hotels: () => respond('hotels', (name) => [aHotelDeal({ name })]),
        activities: async () => ok([]),
        cars: async () => ok([]),
      },
      content: {
        about: () => respond('about', (title) => ({ ...ABOUT, title })),
        faq: () => respond('faq', (headerMessage) => ({ ...FAQ, headerMessage })),
      },
    });
    shell.start();
    shell.pageData.open(aPage(path));
    const shownLanguages = shell.pageData.whenSettled().then(() => languagesOn(shell, path));
    await scheduler.waitIdle(async (step) => {
      await step();
      await nextTask();
    });
    expect(await shownLanguages).toEqual(['en', 'en']);
  },
);
