import { NO_POLICIES } from '@livery/contract/agency/policies';
import { liveFromSubject } from '@livery/contract/shared/live';
import { err, ok } from '@livery/contract/shared/result';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { AgencyState } from '../../../src/application/agency/host-agency.ts';
import type { ContentCleaner } from '../../../src/application/content/content-cleaner.port.ts';
import { createContent } from '../../../src/application/content/create-content.ts';
import { createRefetch } from '../../../src/application/shared/refetch.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { anElement, someContent, someText } from '../../support/data/some-content.ts';

const ENABLED_CONTENT = { enabled: true, title: '' };
const DISABLED_CONTENT = { enabled: false, title: '' };
const READY_STATE: AgencyState = { kind: 'ready', agency: anAgency({ about: ENABLED_CONTENT, faq: ENABLED_CONTENT }) };
const agencyIn = (state: AgencyState = READY_STATE) => ({
  state: liveFromSubject(new BehaviorSubject(state)),
  policies: liveFromSubject(new BehaviorSubject(NO_POLICIES)),
  load: () => undefined,
});
const cleaner = { clean: async () => ok({ type: 'root' as const, children: [] }) };
const nextTask = () => new Promise(setImmediate);
const ABOUT = { enabled: true, title: 'About', image: '', content: '<p>Hello</p>' };
const FAQ = { enabled: true, headerMessage: 'Ask', questions: [{ question: 'When do you open?', answer: 'At nine' }] };

// @rule 2.1, 3.4
describe('the agency’s own pages', () => {
  it('are loading, then the agency’s, by the rules of rules §5', async () => {
    const content = createContent({
      agency: agencyIn(),
      content: { about: async () => ok(ABOUT), faq: async () => ok(FAQ) },
      cleaner,
      refetch: createRefetch(),
    });
    expect([content.about.now().kind, content.faq.now().kind]).toEqual(['loading', 'loading']);
    content.loadAbout();
    content.loadFaq();
    await nextTask();
    expect(content.about.now()).toMatchObject({ kind: 'ready', value: { kind: 'content', title: 'About' } });
    expect(content.faq.now()).toMatchObject({ kind: 'ready', value: { kind: 'list', headerMessage: 'Ask' } });
  });

  it('that can not be loaded are failures, and a further load requests them again', async () => {
    let reads = 0;
    const about = async () => (reads++ === 0 ? err({ kind: 'unreachable' } as const) : ok(ABOUT));
    const content = createContent({
      agency: agencyIn(),
      content: { about, faq: async () => ok(FAQ) },
      cleaner,
      refetch: createRefetch(),
    });
    content.loadAbout();
    await nextTask();
    expect(content.about.now()).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    content.loadAbout();
    await nextTask();
    expect(content.about.now().kind).toBe('ready');
  });

  it('are disabled where the agency’s own switch is off, though their content is on (rules 2.15)', async () => {
    const agency = agencyIn({ kind: 'ready', agency: anAgency({ about: DISABLED_CONTENT, faq: DISABLED_CONTENT }) });
    const content = createContent({
      agency,
      content: { about: async () => ok(ABOUT), faq: async () => err({ kind: 'unreachable' }) },
      cleaner,
      refetch: createRefetch(),
    });
    content.loadAbout();
    content.loadFaq();
    await nextTask();
    const disabled = { kind: 'ready', value: { kind: 'disabled' } };
    expect([content.about.now(), content.faq.now()]).toEqual([disabled, disabled]);
  });
});

describe('an agency’s rich text', () => {
  const paragraph = (html: string) => someContent(anElement('p', [someText(html)]));
  const contentWith = (clean: ContentCleaner['clean']) =>
    createContent({
      agency: agencyIn(),
      content: { about: async () => ok(ABOUT), faq: async () => ok(FAQ) },
      cleaner: { clean },
      refetch: createRefetch(),
    });

  it('is made safe once, and is there at once from then on (rules 10.1)', async () => {
    const clean = vi.fn(async (html: string) => ok(paragraph(html)));
    const content = contentWith(clean);
    expect(content.cleaned('one')).toBeUndefined();
    expect(await content.clean('one')).toEqual(ok(paragraph('one')));
    await content.clean('two');
    expect([content.cleaned('one'), content.cleaned('two')]).toEqual([paragraph('one'), paragraph('two')]);
    expect(await content.clean('one')).toEqual(ok(paragraph('one')));
    expect(clean.mock.calls).toEqual([['one'], ['two']]);
    expect(content.cleaned('three')).toBeUndefined();
  });

  it('is tried again where the cleaner could not be loaded', async () => {
    let isOnline = false;
    const content = contentWith(async (html) => (isOnline ? ok(paragraph(html)) : err({ kind: 'unreachable' })));
    expect((await content.clean('one')).ok).toBe(false);
    expect(content.cleaned('one')).toBeUndefined();
    isOnline = true;
    expect(await content.clean('one')).toEqual(ok(paragraph('one')));
  });
});
