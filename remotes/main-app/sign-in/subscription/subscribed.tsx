import { useEffect, useRef } from 'react';
import { buttonClass } from '../../../kit/button-class.ts';
import { Notice } from '../../../kit/notice.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';

interface Props {
  /** Takes the focus, since the button that had it has done its work. */
  readonly focused: boolean;
}

/** The agency has a plan. */
export function Subscribed({ focused }: Props) {
  const say = useVoice();
  const { agency } = useRemote();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice
        tone="success"
        // Not a link within the site: the shell is to ask anew who has subscribed.
        action={
          <a href="/" className={buttonClass('primary')}>
            {say('subscription.start')}
          </a>
        }
      >
        {say('subscription.done', { agency: agency.name })}
      </Notice>
    </div>
  );
}
