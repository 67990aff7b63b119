import { describe, expect, it } from 'vitest';
import { contentLink } from '../../../src/infrastructure/content/content-link.ts';

describe('contentLink', () => {
  it.each([
    [' https://agency.example/a b ', 'https://agency.example/a%20b'],
    ['HTTP://agency.example', 'HTTP://agency.example'],
    ['/about?x=1#team', '/about?x=1#team'],
    ['/login', '/login'],
    ['mailto:hello@agency.example?subject=Hi&body=x', 'mailto:hello@agency.example'],
    ['mailto:%C3%BC@agency.example', 'mailto:%C3%BC@agency.example'],
    ['tel:+1 (555) 010-2030', 'tel:+15550102030'],
    ['#cancellation', '#user-content-cancellation'],
    ['#user-content-cancellation', '#user-content-cancellation'],
  ])('leads from %s to %s', (value, link) => {
    expect(contentLink(value)).toBe(link);
  });

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'blob:https://agency.example/1',
    'file:///etc',

    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    'https:evil.example',
    'evil.example',

    'https://user:pass@evil.example',
    '/logout',
    '/login?redirect=/',
    '#',
    '#user-content-',
    '?x',
    '',
    'mailto:',
    'mailto:%',
    'tel:x',
  ])('leads nowhere from "%s"', (value) => {
    expect(contentLink(value)).toBeNull();
  });
});
