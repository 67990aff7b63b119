import type { MessageFile, MessageFiles } from '@livery/remote';
import { mountApp } from '@livery/remote';
import { fakeContext, settle } from '@livery/remote/testing';
import { useTranslation } from 'react-i18next';
import { describe, expect, it } from 'vitest';

function Greeting() {
  const { t } = useTranslation(['greeting', 'ui']);
  return <p>{`${t('hello')} ${t('ui:close')}`}</p>;
}

let thrownCount = 0;

function Broken() {
  if (thrownCount === 0) throw new Error('Out of order');
  return <p>mended</p>;
}

const FRENCH_FILES = { './texts/fr.json': async () => ({ hello: 'Bonjour' }) };
const helloIn = (others: Readonly<Record<string, MessageFile>>): MessageFiles => ({
  namespace: 'greeting',
  english: { hello: 'Hello' },
  others,
});
const HELLO = helloIn(FRENCH_FILES);

async function mountShown(mount: ReturnType<typeof mountApp>, language: 'en' | 'fr' | 'sv' = 'en') {
  const element = document.createElement('div');
  const fake = fakeContext({ language });
  const unmount = mount(element, fake.context);
  const atOnce = element.textContent;
  await settle();
  return { ...fake, element, atOnce, unmount };
}

describe('an app that is mounted', () => {
  it('shows its own messages and the kit’s, in the visitor’s language from the first', async () => {
    const { element, atOnce } = await mountShown(mountApp(Greeting, HELLO), 'fr');
    expect([atOnce, element.textContent]).toEqual(['', 'Bonjour Fermer']);
  });

  it('shows them in English where its language is missing, or can’t be had', async () => {
    const missingFiles = { './texts/fr.json': () => Promise.reject(new Error('404')) };
    const { element, actions } = await mountShown(mountApp(Greeting, helloIn(missingFiles)), 'fr');
    expect(element.textContent).toBe('Hello Close');
    expect(actions).toEqual([['reportError', new Error('404')]]);
    expect((await mountShown(mountApp(Greeting, HELLO), 'sv')).element.textContent).toBe('Hello Close');
  });

  it('loads English where it is wanted, and not otherwise', async () => {
    let loads = 0;
    const english = async () => {
      loads += 1;
      return { hello: 'Hello' };
    };
    const files = { ...HELLO, english };
    expect((await mountShown(mountApp(Greeting, files), 'fr')).element.textContent).toBe('Bonjour Fermer');
    expect(loads).toBe(0);
    expect((await mountShown(mountApp(Greeting, files))).element.textContent).toBe('Hello Close');
    expect((await mountShown(mountApp(Greeting, files), 'sv')).element.textContent).toBe('Hello Close');
    expect(loads).toBe(2);
  });

  it('offers Retry where no language can be loaded', async () => {
    const answers = [() => Promise.reject(new Error('lost')), async () => ({ hello: 'Hello' })];
    const english = () => answers.shift()?.() ?? Promise.reject(new Error('again'));
    const { element, actions } = await mountShown(mountApp(Greeting, { ...HELLO, english }));
    expect(actions.map(([name]) => name)).toEqual(['reportError']);
    element.querySelector('button')?.click();
    await settle();
    expect(element.textContent).toBe('Hello Close');
  });

  it('changes its language while it is shown', async () => {
    const { element, setLanguage } = await mountShown(mountApp(Greeting, HELLO));
    setLanguage('fr');
    await settle();
    expect(element.textContent).toBe('Bonjour Fermer');
  });

  it('reports what it threw to the operators, and comes back on Retry', async () => {
    const { element, actions } = await mountShown(mountApp(Broken, HELLO));
    expect(actions.map(([name, error]) => [name, String(error)])).toEqual([['reportError', 'Error: Out of order']]);
    expect(element.querySelector('h1')?.textContent).toBe('Something went wrong.');
    thrownCount += 1;
    element.querySelector('button')?.click();
    await settle();
    expect(element.textContent).toBe('mended');
  });

  it('is gone at once when it is taken away, and shows nothing that comes late', async () => {
    const fake = fakeContext({ language: 'fr' });
    const element = document.createElement('div');
    const unmount = mountApp(Greeting, HELLO)(element, fake.context);
    unmount();
    expect(element.childElementCount).toBe(0);
    await settle();
    expect([element.childElementCount, fake.pending()]).toEqual([0, []]);
  });
});
