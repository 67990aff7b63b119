import { ArrowDown } from 'lucide-react';
import { type ButtonLook, buttonClass } from '../../../src/ui/kit/button-class.ts';
import { Spinner } from '../../../src/ui/kit/spinner.tsx';
import { LONG_TEXT } from '../../props/long-texts.ts';
import type { Specimen } from '../../specimen.ts';

export const button: Specimen = {
  stands: 'row',
  states: {
    primary: { show: inLook('primary') },
    secondary: { show: inLook('secondary') },
    quiet: { show: inLook('quiet') },
    'with-icon': {
      show: (
        <button type="button" className={buttonClass('primary')}>
          See today’s deals
          <ArrowDown size={18} aria-hidden="true" />
        </button>
      ),
    },
    'at-work': {
      show: (
        <button type="button" className={buttonClass('primary')} aria-disabled="true">
          <Spinner />
          Trying again…
        </button>
      ),
    },
    'as-a-link': {
      show: (
        <a className={buttonClass('secondary')} href="#elsewhere">
          Contact us
        </a>
      ),
    },
    '200-characters': {
      show: (
        <button type="button" className={buttonClass('primary')}>
          {LONG_TEXT}
        </button>
      ),
    },
  },
};

function inLook(look: ButtonLook) {
  return (
    <button type="button" className={buttonClass(look)}>
      Book Now
    </button>
  );
}
