import type { ReactNode } from 'react';
import { Option } from '../../../src/ui/kit/option.tsx';
import styles from '../../../src/ui/kit/option-list.module.css';
import { ARABIC_TEXT, LONG_TEXT } from '../../props/long-texts.ts';
import { nothing } from '../../props/nothing.ts';
import type { Specimen } from '../../specimen.ts';

export const option: Specimen = {
  stands: 'card',
  states: {
    plain: { show: listed('Português', { chosen: false, active: false }) },
    active: { show: listed('Português', { chosen: false, active: true }) },
    chosen: { show: listed('Português', { chosen: true, active: false }) },
    'chosen-and-active': { show: listed('Português', { chosen: true, active: true }) },
    'right-to-left': { show: listed(<bdi>{ARABIC_TEXT}</bdi>, { chosen: true, active: false }) },
    '200-characters': { show: listed(LONG_TEXT, { chosen: true, active: false }) },
  },
};

function listed(words: ReactNode, how: { readonly chosen: boolean; readonly active: boolean }) {
  return (
    <ul role="listbox" className={styles.list} aria-label="Language">
      <Option id="option" index={0} onChoose={nothing} {...how}>
        {words}
      </Option>
    </ul>
  );
}
