import { test } from '@fast-check/vitest';
import { phoneLink } from '@livery/contract/shared/phone-number';
import { anyHostileAddress } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailLink } from '../../../src/domain/agency/email-link.ts';

const textOfLength = (length: number): string => 'a'.repeat(length);

// @rule 2.1, 2.21, 10.4
describe('emailLink', () => {
  it.each([
    'info@sunny.example',
    'first.last+trips@mail.sunny-trips.co.uk',
    "o'neil_~=-1@a.b",
    '1@2.example',
    `${textOfLength(64)}@sunny.example`,
    `a@${textOfLength(63)}.example`,
    `a@${[textOfLength(63), textOfLength(63), textOfLength(63), textOfLength(60)].join('.')}`,
  ])('opens a message to %s', (address) => {
    expect(emailLink(address)).toBe(`mailto:${address}`);
  });

  it('writes letters of other scripts as links need them', () => {
    expect(emailLink('información@münchen.example')).toBe('mailto:informaci%C3%B3n@m%C3%BCnchen.example');
    expect(emailLink('नमस्ते@भारत.example')).toMatch(/^mailto:[%0-9A-F]+@[%0-9A-F]+\.example$/);
  });

  it.each([
    ['no name or no host', ['', '@', 'info', 'info@', '@sunny.example', 'info@localhost']],
    ['dots out of place in the host', ['info@sunny..example', 'info@.sunny.example', 'info@sunny.example.']],
    ['dots out of place in the name', ['.info@sunny.example', 'info.@sunny.example', 'in..fo@sunny.example']],
    ['a host that no host can have', ['info@-sunny.example', 'info@sunny-.example', 'info@sunny_trips.example']],
    ['a second host', ['info@sunny@evil.example', 'info@sunny.example@']],
    ['blanks', [' info@sunny.example', 'info@sunny.example ', 'info@sunny.example\n', 'in fo@sunny.example']],
    ['further fields', ['info@sunny.example?bcc=all@evil.example', 'info@sunny.example&bcc=all@evil.example']],
    ['fields in the name', ['info?subject=x@sunny.example', 'a&b@sunny.example']],
    ['escaped lines', ['info@sunny.example%0d%0aBcc:all@evil.example', 'info%0d%0a@sunny.example']],
    ['lines', ['info\r\nBcc: all@evil.example', 'info@sunny.example\r\nBcc: x']],
    ['several', ['info@sunny.example,all@evil.example', 'info@sunny.example;all@evil.example']],
    ['more than an address', ['mailto:info@sunny.example', 'Sunny <info@sunny.example>', '"info"@sunny.example']],
    ['a hash or a path', ['info#x@sunny.example', 'info@sunny.example#x', 'info@sunny.example/x']],
    ['a number or a script', ['info@[127.0.0.1]', 'javascript:alert(1)@sunny.example']],
    ['what is no character', ['info\u200b@sunny.example', 'info\ud800@sunny.example']],
    ['too long a part', [`${textOfLength(65)}@sunny.example`, `a@${textOfLength(64)}.example`]],
    ['too long a host', [`a@${[textOfLength(63), textOfLength(63), textOfLength(63), textOfLength(61)].join('.')}`]],
  ])('opens none where there is %s: %j', (_, texts) => {
    expect(texts.filter((text) => emailLink(text) !== null)).toEqual([]);
  });

  test.prop([fc.tuple(anyHostileAddress, anyHostileAddress)])(
    'never carries anything but an address',
    ([name, domain]) => {
      const href = emailLink(`${name}@${domain}.example`) ?? 'mailto:';
      expect(href.slice('mailto:'.length)).not.toMatch(/[?&#:;,<>\s]|%0[ad]|%3f|%26/i);
    },
  );

  test.prop([fc.stringMatching(/^[a-z][a-z0-9]{0,9}(?:[._+-][a-z0-9]{1,9})?@[a-z0-9]{1,9}\.[a-z]{2,6}$/)])(
    'finds the address that people use',
    (address) => {
      expect(emailLink(address)).toBe(`mailto:${address}`);
    },
  );
});

// @rule 2.21, 10.4
describe('phoneLink', () => {
  it.each([
    ['+1 (555) 010-2030', 'tel:+15550102030'],
    ['(+971) 4 555.0102', 'tel:+97145550102'],
    ['0800/555-0102', 'tel:08005550102'],
    ['+44 (0)20 7946 0102', 'tel:+442079460102'],
    ['(0)20 7946 0102', 'tel:02079460102'],
    ['112', 'tel:112'],
    ['+123456789012345', 'tel:+123456789012345'],
  ])('dials %s', (text, href) => {
    expect(phoneLink(text)).toBe(href);
  });

  it.each([
    ['too few digits, or too many', ['', '+', '12', '+1-2', '1234567890123456', '()-./ ']],
    ['a plus out of place', ['++123', '((+123', '12+34', '123+']],
    ['letters and signs', ['1-800-FLOWERS', 'x123', '123x', '*#06#', '123;ext=4', '123,456', '123 ext', 'ext 12']],
    ['another address', ['tel:123456', 'javascript:123456']],
    ['blanks that are not plain', ['123\n456', '123\t456']],
  ])('dials nothing where there are %s: %j', (_, texts) => {
    expect(texts.filter((text) => phoneLink(text) !== null)).toEqual([]);
  });

  const anyNumber = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-./'), maxLength: 24 });
  test.prop([fc.oneof(anyHostileAddress, anyNumber)])(
    'dials 3 to 15 digits after a + at most, whatever is written',
    (text) => {
      expect(phoneLink(text) ?? 'tel:000').toMatch(/^tel:\+?\d{3,15}$/);
    },
  );
});
