import { ok } from '@livery/contract/shared/result';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FaqState } from '../../../src/domain/content/faq-state.ts';
import { anElement, someContent, someText } from '../../support/data/some-content.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const FAQ = {
  kind: 'list',
  headerMessage: 'Before you pack',
  questions: [
    { question: 'May I bring <b>my dog</b>?', answer: 'yes' },
    { question: 'Is there a cot?', answer: 'always' },
  ],
} as const satisfies FaqState;

/** Opens the page; answers are cleaned to a paragraph of their text. */
async function thePage(value: FaqState) {
  const shell = fakeShell({ faq: { kind: 'ready', value } });
  Object.assign(shell.content, { clean: async (html: string) => ok(someContent(anElement('p', [someText(html)]))) });
  await renderApp(shell, '/faqs');
  return screen.findByRole('heading', { level: 1 });
}

describe('the FAQ page (rules §2)', () => {
  it('keeps its place while the questions are on their way', async () => {
    await renderApp(fakeShell(), '/faqs');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('FAQ');
    expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe('Loading…');
  });

  it('lists the questions under the header message, all closed', async () => {
    await thePage(FAQ);
    expect(screen.getByText('Before you pack')).toBeTruthy();
    const questions = screen
      .getAllByRole('button', { expanded: false })
      .filter((element) => element.closest('h2') !== null);
    expect(questions.map((question) => question.textContent)).toEqual([
      'May I bring <b>my dog</b>?',
      'Is there a cot?',
    ]);
  });
});
