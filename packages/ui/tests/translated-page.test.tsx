// @vitest-environment jsdom

import { Button } from '@livery/ui/button';
import { CheckBox } from '@livery/ui/check-box';
import { FieldError } from '@livery/ui/field';
import { RangeWords } from '@livery/ui/range-words';
import { Sentence } from '@livery/ui/sentence';
import { act, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';

/** As browsers do that translate a page: each text is replaced by an element of theirs. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const element = document.createElement('font');
    element.textContent = `«${text.data}»`;
    text.replaceWith(element);
  }
}

it('a button that is busy, and then not, keeps its words where the browser translated them', () => {
  const { container, rerender } = render(<Button>Save</Button>);
  translate(container);
  rerender(<Button busy>Save</Button>);
  expect(screen.getByRole('button').textContent).toContain('«Save»');
  rerender(<Button>Saved</Button>);
  expect(screen.getByRole('button').textContent).toBe('Saved');
});

it('a field whose hint comes and goes stays whole', () => {
  const field = (label: string, hint?: string) => (
    <CheckBox label={label} {...(hint === undefined ? {} : { hint })} value={false} onChange={() => undefined} />
  );
  const { container, rerender } = render(field('Breakfast'));
  translate(container);
  rerender(field('Breakfast', 'For two'));
  expect(container.textContent).toBe('«Breakfast»For two');
  rerender(field('Dinner'));
  expect(container.textContent).toBe('Dinner');
});

it('a range, and what is wrong with a field, say what they are now', () => {
  const range = (end: string) => <RangeWords words={['Dec 04, 2026', end]} />;
  const { container, rerender } = render(range('Dec 05, 2026'));
  translate(container);
  rerender(range('Dec 07, 2026'));
  expect(container.textContent).toBe('«Dec 04, 2026»« | »Dec 07, 2026');

  rerender(<FieldError id="name" error="Please fill this in" />);
  translate(container);
  rerender(<FieldError id="name" error="Too long" />);
  expect(container.textContent).toBe('Too long');
});

it('a sentence with an element in it is replaced with its words where the language changes', async () => {
  const i18n = createInstance();
  const resources = {
    en: { translation: { from: 'From <place/>' } },
    de: { translation: { from: '<place/> ist der Anfang' } },
  };
  await i18n.use(initReactI18next).init({ lng: 'en', resources, react: { useSuspense: false } });
  function From() {
    const { t } = useTranslation(undefined, { i18n });
    return (
      <p>
        <Sentence t={t} i18nKey={'from' as never} components={{ place: <b>Lisbon</b> }} />
      </p>
    );
  }
  const { container } = render(<From />);
  translate(container);
  expect(container.textContent).toBe('«From »«Lisbon»');
  await act(() => i18n.changeLanguage('de'));
  expect(container.textContent).toBe('Lisbon ist der Anfang');
});
