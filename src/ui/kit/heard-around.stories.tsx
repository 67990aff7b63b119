import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC_TEXT } from '../../../.storybook/fixtures.ts';
import { heardAround } from './heard-around.tsx';
import { GAP } from './with-isolated.tsx';

export default {} satisfies Meta;

export const Before: StoryObj = { render: () => <p>{heardAround(`was ${GAP}`, <s>$200.00</s>)}</p> };

export const After: StoryObj = { render: () => <p>{heardAround(`${GAP}, opens in a new tab`, 'Our friends')}</p> };

export const OtherDirection: StoryObj = {
  render: () => <p>{heardAround(`was ${GAP} before`, <bdi>{ARABIC_TEXT}</bdi>)}</p>,
};
