import { languageTag } from '@livery/contract/market/language';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { ShellContext } from '../../../src/ui/shell-context.tsx';
import { createI18n } from '../../../src/ui/texts/create-i18n.ts';
import { lazyTexts } from '../../../src/ui/texts/lazy-texts.tsx';
import { fakeShell } from '../../support/pages/fake-shell.ts';

afterEach(cleanup);

/** A field whose label is a message of the namespace. */
function Field() {
  const { t } = useTranslation('fields' as never);
  return (
    <label>
      <span>{t('place' as never)}</span>
      <input />
    </label>
  );
}

/** The same message among the shell's, and one of the shell itself in the same group. */
function Place() {
  const { t } = useTranslation();
  return <p>{`${t('deals.town' as never)}, ${t('deals.services')}`}</p>;
}

type LoadFile = () => Promise<object>;

async function renderTexts(texts: Readonly<Record<'en' | 'de' | 'ar', LoadFile>>, first: 'en' | 'de' = 'en') {
  const paths = Object.entries(texts).map(([language, load]) => [`./texts/${language}.json`, load]);
  const files = Object.fromEntries(paths);
  const moreOf = (messages: object) => ({ shell: { deals: messages } });
  const Texts = lazyTexts<object>({ namespace: 'fields', files, moreOf });
  const i18n = await createI18n(first);
  render(
    <ShellContext value={fakeShell()}>
      <I18nextProvider i18n={i18n}>
        <Texts fallback="Wait">
          <Field />
          <Place />
        </Texts>
      </I18nextProvider>
    </ShellContext>,
  );
  return {
    choose: (language: 'de' | 'ar') => act(() => i18n.changeLanguage(languageTag(language))),
    language: () => i18n.language,
  };
}

const loadPlace = (place: string) => vi.fn(async () => ({ place }));
const failingLoad = vi.fn(() => Promise.reject<object>(new Error('offline')));

it('holds children back until the messages are there', async () => {
  await renderTexts({ en: loadPlace('Place'), de: loadPlace('Ort'), ar: loadPlace('المكان') });
  expect(screen.getByText('Wait')).toBeTruthy();
  expect(await screen.findByLabelText('Place')).toBeTruthy();
});

it('translates children where they are when the language changes: what was typed stays', async () => {
  let arrive = (_: object): void => undefined;
  const german = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  const { choose, language } = await renderTexts({ en: loadPlace('Place'), de: () => german, ar: loadPlace('المكان') });
  await userEvent.type(await screen.findByLabelText('Place'), 'Lisbon');
  const choosing = choose('de');
  await act(async () => undefined);
  // It is translated together with the rest of the page, not before or after it.
  expect(screen.getByLabelText('Place')).toHaveProperty('value', 'Lisbon');
  expect(language()).toBe('en');
  await act(async () => arrive({ place: 'Ort' }));
  await choosing;
  expect(language()).toBe('de');
  expect(screen.getByLabelText('Ort')).toHaveProperty('value', 'Lisbon');
  await choose('ar');
  expect(await screen.findByLabelText('المكان')).toHaveProperty('value', 'Lisbon');
});

it('is in English where the messages of the first language can not be loaded', async () => {
  await renderTexts({ en: loadPlace('Place'), de: failingLoad, ar: failingLoad }, 'de');
  expect(await screen.findByLabelText('Place')).toBeTruthy();
});

it('adds English where the messages of a later language can not be loaded', async () => {
  const { choose } = await renderTexts({ en: loadPlace('Place'), de: loadPlace('Ort'), ar: failingLoad }, 'de');
  await screen.findByLabelText('Ort');
  await choose('ar');
  expect(await screen.findByLabelText('Place')).toBeTruthy();
});

it('keeps messages among the shell’s when the language changes', async () => {
  const town = (name: string) => async () => ({ town: name });
  const { choose } = await renderTexts({ en: town('Town'), de: town('Stadt'), ar: town('مدينة') });
  expect(await screen.findByText('Town, Services')).toBeTruthy();
  await choose('de');
  expect(await screen.findByText(/^Stadt, (?!Services)/)).toBeTruthy();
});
