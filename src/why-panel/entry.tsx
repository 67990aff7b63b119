import { UI_TEXTS } from '@livery/ui/texts';
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Inspector } from '../application/why/inspector.ts';
import styles from './panel-frame.module.css';
import { WhyPanel } from './why-panel.tsx';

/**
 * Shows the why panel. It is always in English, like the command line: its readers are the platform's staff, and it
 * uses the names of rules and facts in the code.
 *
 * @param inspector its view of the shell
 * @param onClose called when it should be removed
 */
export function mount(element: HTMLElement, inspector: Inspector, onClose: () => void): void {
  const i18n = createInstance();
  void i18n.init({ lng: 'en', resources: { en: { [UI_TEXTS.namespace]: UI_TEXTS.english } } });
  element.className = styles.place ?? '';
  element.lang = 'en';
  element.dir = 'ltr';
  const root = createRoot(element);
  const close = () => {
    root.unmount();
    onClose();
  };
  root.render(
    <I18nextProvider i18n={i18n}>
      <WhyPanel inspector={inspector} onClose={close} />
    </I18nextProvider>,
  );
}
