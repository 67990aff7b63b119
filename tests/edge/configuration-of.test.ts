import { describe, expect, it } from 'vitest';
import { configurationOf } from '../../src/edge/page-configuration.ts';

const silent = {
  port: 8080,
  host: '127.0.0.1',
  environment: 'uat',
  apiUrl: undefined,
  resortUrl: undefined,
  contentUrl: undefined,
  policies: undefined,
  deadline: 400,
};
const ofSandbox = { aurora: { partner: true } };

describe('configurationOf', () => {
  it("is the page's own origin and the sandbox's policies where no API is configured", () => {
    expect(configurationOf(silent, ofSandbox)).toEqual({
      environment: 'uat',
      apiUrl: '',
      resortUrl: '/resort-api',
      contentUrl: '/remotes',
      policies: ofSandbox,
    });
  });

  it("takes the API's address for resorts too, and none of the sandbox's policies", () => {
    expect(configurationOf({ ...silent, apiUrl: 'https://api.example' }, ofSandbox)).toMatchObject({
      apiUrl: 'https://api.example',
      resortUrl: 'https://api.example',
      policies: {},
    });
  });

  it('says nothing of an API that stands under the own host of each agency, and nothing of the sandbox either', () => {
    expect(configurationOf({ ...silent, apiUrl: '' }, ofSandbox)).toMatchObject({
      apiUrl: '',
      resortUrl: '',
      policies: {},
    });
  });

  it('lets what is configured stand', () => {
    const policies = { noir: {} };
    const set = { ...silent, resortUrl: 'https://r.example', contentUrl: 'https://c.example', policies };
    expect(configurationOf(set, ofSandbox)).toMatchObject({
      resortUrl: 'https://r.example',
      contentUrl: 'https://c.example',
      policies,
    });
  });
});
