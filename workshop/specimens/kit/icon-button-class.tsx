import { Globe, X } from 'lucide-react';
import { iconButtonClass } from '../../../src/ui/kit/icon-button-class.ts';
import type { Specimen } from '../../specimen.ts';

export const iconButton: Specimen = {
  stands: 'row',
  states: {
    icon: {
      show: (
        <button type="button" className={iconButtonClass()} aria-label="Close">
          <X size={20} aria-hidden="true" />
        </button>
      ),
    },
    'with-a-word': {
      show: (
        <button type="button" className={iconButtonClass()} aria-label="Language: Norsk">
          <Globe size={20} aria-hidden="true" />
          <bdi>NO</bdi>
        </button>
      ),
    },
    open: {
      show: (
        <button type="button" className={iconButtonClass()} aria-expanded="true" aria-label="Language: Norsk">
          <Globe size={20} aria-hidden="true" />
          <bdi>NO</bdi>
        </button>
      ),
    },
  },
};
