import { languageTag } from '@livery/contract/market/language';
import { translatePage } from '@livery/testkit/translate-page';
import { act, cleanup, render } from '@testing-library/react';
import { I18nextProvider, Trans, useTranslation } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../../../src/ui/texts/create-i18n.ts';

afterEach(cleanup);

function Address() {
  const { t } = useTranslation();
  return <Trans t={t} i18nKey="notFound.address" components={{ address: <bdi>/nowhere</bdi> }} />;
}

it('a message with an element in it is shown again in a page that the browser translated, and in another language', async () => {
  const i18n = await createI18n('en');
  const page = () => (
    <I18nextProvider i18n={i18n}>
      <Address />
    </I18nextProvider>
  );
  const { container, rerender } = render(page());
  translatePage(container);
  expect(container.textContent).toBe("«There's no page at »«/nowhere»«.»");
  rerender(page());
  expect(container.textContent).toContain('/nowhere');
  await act(() => i18n.changeLanguage(languageTag('de')));
  expect(container.textContent).toBe('Unter /nowhere gibt es keine Seite.');
});
