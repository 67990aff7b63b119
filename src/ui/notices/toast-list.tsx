import 'react-toastify/ReactToastify.css';
import { languageDirection } from '@livery/contract/market/language';
import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react';
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CloseButtonProps, ToastContainer, type TypeOptions, toast as toastify } from 'react-toastify/unstyled';
import type { Toast, ToastTone } from '../../application/notices/create-notices.ts';
import type { Message } from '../../domain/notices/failure-message.ts';
import { AuthoredText } from '../kit/authored-text.tsx';
import { useShell } from '../shell-context.tsx';
import { useLanguage } from '../texts/use-language.ts';
import { CloseToast } from './close-toast.tsx';
import { messageText, useMessageText } from './message-text.tsx';
import styles from './toast-list.module.css';

/** The position of toasts, and how long they stay, in milliseconds (rules §8 and §9). */
const TOAST_SETTINGS = { position: 'top-right', autoCloseMs: 5000 } as const;

const TOAST_TYPES: Readonly<Record<ToastTone, readonly [type: TypeOptions, icon: LucideIcon]>> = {
  success: ['success', CircleCheck],
  information: ['info', Info],
  failure: ['error', CircleAlert],
};

/**
 * The toasts of the shell, shown by react-toastify. They announce nothing: the live regions of `Toaster` do.
 * @rule 8.4, 9.10
 */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  const isRightToLeft = languageDirection(useLanguage()) === 'rtl';
  const wrapper = useRef<HTMLDivElement>(null);
  useToastify(toasts);

  // react-toastify's live region can't be configured, and would announce each toast a second time.
  useLayoutEffect(() => wrapper.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off'), []);

  return (
    // The library would resume as soon as the pointer leaves, even if a toast has the focus.
    <div
      ref={wrapper}
      onFocus={pauseToasts}
      onBlur={resumeUnlessActive}
      onMouseEnter={pauseToasts}
      onMouseLeave={resumeUnlessActive}
    >
      <ToastContainer
        position={isRightToLeft ? 'top-left' : TOAST_SETTINGS.position}
        rtl={isRightToLeft}
        autoClose={TOAST_SETTINGS.autoCloseMs}
        pauseOnFocusLoss={false}
        pauseOnHover={false}
        hideProgressBar
        draggable={false}
        transition={false}
        role="group"
        aria-label=""
        hotKeys={() => false}
        closeButton={<CloseButton />}
        className={`${styles.container}`}
        toastClassName={`${styles.toast}`}
        progressClassName={`${styles.timer}`}
        style={{ '--auto-close': `${TOAST_SETTINGS.autoCloseMs}ms` } as CSSProperties}
      />
    </div>
  );
}

const pauseToasts = () => toastify.pause();

/** Resumes the timers unless a toast is hovered or focused. */
function resumeUnlessActive(): void {
  if (document.querySelector(`.${styles.container} :is(:hover, :focus)`) === null) toastify.play();
}

/** Shows the shell's toasts with react-toastify, and reports to the shell which of them were closed. */
function useToastify(toasts: readonly Toast[]): void {
  const { t } = useTranslation();
  const { notices } = useShell();
  /** The names of the shown toasts, by id. */
  const shownValuesRef = useRef<ReadonlyMap<string, string>>(new Map());

  useEffect(() => {
    const labels = new Map(toasts.map(({ id, message }) => [id, messageText(message, t)]));
    for (const id of shownValuesRef.current.keys()) if (!labels.has(id)) toastify.dismiss(id);
    for (const { id, tone, message } of toasts) {
      const ariaLabel = labels.get(id) ?? '';
      if (toastify.isActive(id)) {
        if (shownValuesRef.current.get(id) !== ariaLabel) toastify.update(id, { ariaLabel, delay: 0 });
        continue;
      }
      const [type, Icon] = TOAST_TYPES[tone];
      toastify(<Text message={message} />, {
        toastId: id,
        type,
        icon: () => <Icon size={20} aria-hidden="true" />,
        ariaLabel,
        onClose(isByVisitor) {
          notices.dismiss(id);
          // No event is fired when a toast under the pointer or with the focus is closed.
          if (isByVisitor === true) toastify.play();
        },
      });
    }
    shownValuesRef.current = labels;
  }, [toasts, notices, t]);
}

function Text({ message }: { readonly message: Message }) {
  return (
    <p className={styles.text}>
      <AuthoredText text={useMessageText(message)} />
    </p>
  );
}

/** react-toastify clones it and passes the function that closes its toast. */
function CloseButton({ closeToast }: Partial<CloseButtonProps>) {
  return <CloseToast onClose={() => closeToast?.(true)} />;
}
