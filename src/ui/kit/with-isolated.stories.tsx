import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC_TEXT, UNBROKEN_TEXT } from '../../../.storybook/fixtures.ts';
import { GAP, withIsolated } from './with-isolated.tsx';

const SENTENCE = `Pick-up: ${GAP} (2 km away)`;

export default {} satisfies Meta;

export const SameDirection: StoryObj = { render: () => <p>{withIsolated(SENTENCE, 'Old town')}</p> };

export const OtherDirection: StoryObj = { render: () => <p>{withIsolated(SENTENCE, ARABIC_TEXT)}</p> };

export const Unbroken: StoryObj = { render: () => <p>{withIsolated(SENTENCE, UNBROKEN_TEXT)}</p> };
