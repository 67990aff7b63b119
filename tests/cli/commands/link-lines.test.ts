import { describe, expect, it } from 'vitest';
import { linkLines } from '../../../src/cli/commands/address-lines.ts';
import { answer } from '../support/answer.ts';

describe('link --batch', () => {
  it.each([
    ['social', 'javascript:alert(1)', null],
    ['phone', '+44 20 7946 0123', 'tel:+442079460123'],
    ['returnUrl', ' https://agency.example/ ', 'https://agency.example/'],
    ['email', 'hello@agency.example ', 'mailto:hello@agency.example'],
    ['dealLink', '/booknow/hotels?id=1', '/booknow/hotels?id=1'],
  ])('gives the %s %s its place', (sink, value, href) => {
    expect(answer(linkLines, { sink, value })).toEqual({ href });
  });

  it.each(['toString', '__proto__', ''])('knows no sink "%s"', (sink) => {
    expect(answer(linkLines, { sink, value: '/' })).toHaveProperty('error');
  });
});
