import 'temporal-polyfill/global';
import '../src/ui/theme/page.css';
import { languageList } from '@livery/contract/market/language';
import type { Decorator, Preview } from '@storybook/react-vite';
import { expect, isMockFunction, spyOn } from 'storybook/test';
import { BRANDS } from './fixtures.ts';
import { PRICES, withShell } from './with-shell.tsx';
import { textsLoader, withTexts } from './with-texts.tsx';

/** A page fills the screen, as it does in the shell. */
const withPageLayout: Decorator = (Story, { parameters }) =>
  parameters['layout'] === 'fullscreen' ? (
    <div style={{ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }}>
      <Story />
    </div>
  ) : (
    <Story />
  );

/** A menu of Storybook's toolbar; stories read the choice from their globals. */
function toolbar(
  description: string,
  icon: 'paintbrush' | 'globe' | 'transfer' | 'credit',
  items: { value: string; title: string; right?: string }[],
) {
  return { description, toolbar: { icon, dynamicTitle: true, items } };
}

export default {
  loaders: [textsLoader],
  decorators: [withPageLayout, withShell, withTexts],
  parameters: {
    a11y: { test: 'error' },
    viewport: {
      options: Object.fromEntries(
        [320, 390, 768, 1280, 1440].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  // The tests of all stories run in another brand or language with STORYBOOK_BRAND=marigold STORYBOOK_LANGUAGE=ar.
  initialGlobals: {
    brand: import.meta.env['STORYBOOK_BRAND'] ?? 'aurora',
    language: import.meta.env['STORYBOOK_LANGUAGE'] ?? 'en',
    direction: 'language',
    prices: 'story',
  },
  globalTypes: {
    brand: toolbar(
      'Agency',
      'paintbrush',
      Object.entries(BRANDS).map(([value, { name, primaryColor }]) => ({ value, title: name, right: primaryColor })),
    ),
    language: toolbar('Language', 'globe', [
      ...languageList(undefined).map(({ code, name }) => ({ value: code, title: name, right: code })),
      { value: 'pseudo', title: 'Pseudo-language' },
    ]),
    direction: toolbar('Direction', 'transfer', [
      { value: 'language', title: 'Direction of the language' },
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    prices: toolbar(
      'Prices',
      'credit',
      Object.entries(PRICES).map(([value, { title }]) => ({ value, title })),
    ),
  },
  beforeEach() {
    spyOn(console, 'error');
  },
  /** Anything that React or a component logs as an error is a fault of the story or of the component. */
  async afterEach() {
    // In Storybook itself, the spies are restored before a story is rendered again.
    if (isMockFunction(console.error)) await expect(console.error).not.toHaveBeenCalled();
  },
} satisfies Preview;
