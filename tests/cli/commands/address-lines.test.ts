import { describe, expect, it } from 'vitest';
import { linkLines, redirectLines } from '../../../src/cli/commands/address-lines.ts';
import { outputFor } from '../support/output-for.ts';

describe('redirect --batch', () => {
  it.each(['agency.example', 'ftp://agency.example', 'https://', 5])('refuses %j as an origin', (wrong) => {
    expect(outputFor(redirectLines, { value: '/', origin: wrong })).toEqual({
      error: expect.stringContaining('The field "origin" must be a web address such as "https://agency.example", not'),
    });
  });
});

describe('link --batch', () => {
  it.each([
    ['social', 'javascript:alert(1)', null],
    ['phone', '+44 20 7946 0123', 'tel:+442079460123'],
    ['returnUrl', ' https://agency.example/ ', 'https://agency.example/'],
    ['email', 'hello@agency.example ', 'mailto:hello@agency.example'],
    ['dealLink', '/booknow/hotels?id=1', '/booknow/hotels?id=1'],
  ])('gives the %s %s its place', (sink, value, href) => {
    expect(outputFor(linkLines, { sink, value })).toEqual({ href });
  });

  it.each(['toString', '__proto__', ''])('knows no sink "%s"', (sink) => {
    expect(outputFor(linkLines, { sink, value: '/' })).toHaveProperty('error');
  });
});
