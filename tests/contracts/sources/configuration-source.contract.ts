import { describe, expect, it } from 'vitest';
import type { ConfigurationSource } from '../../../src/application/shared/configuration-source.port.ts';

/** The contract of every configuration source: a complete configuration, whatever its input. */
export function configurationSourceContract(
  name: string,
  make: (written: unknown) => Promise<ConfigurationSource>,
): void {
  describe(`${name} fulfils the configuration source's contract`, () => {
    it('hands on what the deployment wrote', async () => {
      const source = await make({
        environment: 'qa',
        apiUrl: 'https://api.example/',
        contentUrl: 'https://content.example/remotes',
        mapStyleUrl: 'https://maps.example/{language}/style.json',
        policies: { default: { academyUrl: 'https://academy.example/' }, aurora: { partner: true } },
      });
      expect(source.current()).toEqual({
        environment: 'qa',
        apiUrl: 'https://api.example',
        resortUrl: 'https://api.example',
        contentUrl: 'https://content.example/remotes',
        mapStyleUrl: 'https://maps.example/{language}/style.json',
        policies: {
          everybody: { academyUrl: 'https://academy.example/' },
          entries: new Map([['aurora', { partner: true }]]),
        },
      });
    });

    it.each([
      ['nothing', undefined],
      ['an empty object', {}],
      ['a list', []],
      [
        'fields that can not be used',
        { environment: 3, apiUrl: 'javascript:alert(1)', contentUrl: '//x', mapStyleUrl: '//x', policies: 1 },
      ],
    ])('reads %s as the defaults', async (_, responseBody) => {
      const source = await make(responseBody);
      expect(source.current()).toEqual({
        environment: 'uat',
        apiUrl: '',
        resortUrl: '',
        contentUrl: '/remotes',
        policies: { everybody: {}, entries: new Map() },
      });
    });

    it('returns the same configuration every time', async () => {
      const source = await make({ environment: 'dev' });
      expect(source.current()).toBe(source.current());
    });
  });
}
