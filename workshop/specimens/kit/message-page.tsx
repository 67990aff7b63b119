import { CloudOff, Compass } from 'lucide-react';
import { buttonClass } from '../../../src/ui/kit/button-class.ts';
import { MessagePage } from '../../../src/ui/kit/message-page.tsx';
import { LONG_TEXT, UNBROKEN_TEXT } from '../../props/long-texts.ts';
import type { Specimen } from '../../specimen.ts';

const actions = (
  <>
    <button type="button" className={buttonClass('primary')}>
      Take me home
    </button>
    <button type="button" className={buttonClass('secondary')}>
      Contact us
    </button>
  </>
);

export const messagePage: Specimen = {
  stands: 'screen',
  states: {
    'with-everything': {
      show: (
        <MessagePage alone icon={Compass} eyebrow="404" heading="This page is not found." actions={actions}>
          <p>It may have moved, or the link may be incomplete.</p>
        </MessagePage>
      ),
    },
    'heading-only': { show: <MessagePage alone icon={CloudOff} heading="This site can’t be reached right now" /> },
    '200-characters': {
      show: (
        <MessagePage alone icon={Compass} eyebrow={LONG_TEXT} heading={LONG_TEXT} actions={actions}>
          <p>{UNBROKEN_TEXT}</p>
        </MessagePage>
      ),
    },
  },
};
