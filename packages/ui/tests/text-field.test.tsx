// @vitest-environment jsdom

import { TextField } from '@livery/ui/text-field';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it.each([
  ['email', 'maya@example.com'],
  ['text', '\u200fmaya@example.com\u200e'],
] as const)('a field of the type %s takes what is pasted as %s', (type, enteredText) => {
  const texts: string[] = [];
  render(<TextField label={type} type={type} name={type} value="" onChange={(text) => texts.push(text)} />);
  fireEvent.change(screen.getByLabelText(type), { target: { value: '\u200fmaya@example.com\u200e' } });
  expect(texts).toEqual([enteredText]);
});
