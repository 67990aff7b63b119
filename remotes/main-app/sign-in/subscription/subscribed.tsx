import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../../src/ui/kit/buttons/button-class.ts';
import { Notice } from '../../../kit/states/notice.tsx';
import { useRemote } from '../../../kit/use-remote.ts';

interface Props {
  /** Whether to take the focus, since the button that had it is gone. */
  readonly focused: boolean;
}

/** The agency has a plan. */
export function Subscribed({ focused }: Props) {
  const { t } = useTranslation('sign-in');
  const { agency } = useRemote();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice
        tone="success"
        // A full page load: the shell has to load the subscription anew.
        action={
          <a href="/" className={buttonClass('primary')}>
            {t('subscription.start')}
          </a>
        }
      >
        {t('subscription.done', { agency: agency.name })}
      </Notice>
    </div>
  );
}
