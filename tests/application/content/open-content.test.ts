import { describe, expect, it } from 'vitest';
import { openContent } from '../../../src/application/content/open-content.ts';
import { openRetelling } from '../../../src/application/shared/open-retelling.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';

const cleaner = { clean: async () => ok({ type: 'root' as const, children: [] }) };
const settled = () => new Promise(setImmediate);
const ABOUT = { enabled: true, title: 'About', image: '', content: '<p>Hello</p>' };
const FAQ = { enabled: true, headerMessage: 'Ask', questions: [{ question: 'When do you open?', answer: 'At nine' }] };

describe('the agency’s own pages', () => {
  it('are loading, then what the agency tells, by the rules of specification §5', async () => {
    const content = openContent({
      content: { about: async () => ok(ABOUT), faq: async () => ok(FAQ) },
      cleaner,
      retelling: openRetelling(),
    });
    expect([content.about.now().kind, content.faq.now().kind]).toEqual(['loading', 'loading']);
    content.loadAbout();
    content.loadFaq();
    await settled();
    expect(content.about.now()).toMatchObject({ kind: 'ready', value: { kind: 'content', title: 'About' } });
    expect(content.faq.now()).toMatchObject({ kind: 'ready', value: { kind: 'list', headerMessage: 'Ask' } });
  });

  it('that can not be had are failures, and asking again asks again', async () => {
    let answers = 0;
    const about = async () => (answers++ === 0 ? err({ kind: 'unreachable' } as const) : ok(ABOUT));
    const content = openContent({ content: { about, faq: async () => ok(FAQ) }, cleaner, retelling: openRetelling() });
    content.loadAbout();
    await settled();
    expect(content.about.now()).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    content.loadAbout();
    await settled();
    expect(content.about.now().kind).toBe('ready');
  });
});
