import { describe, expect, it } from 'vitest';
import { serviceAddresses } from '../../../src/edge/api-address.ts';
import { aHost } from '../../support/edge/a-host.ts';

const SITE = aHost('https://aurora.example');
const OTHER_HOST = aHost('https://made-up.example');
const POLICIES = { default: {}, 'aurora.example': {} };
const NO_API = { apiUrl: '', resortUrl: '', policies: POLICIES };

describe('where the edge calls the services for a site', () => {
  it('is what is configured, for every host', () => {
    const configured = { apiUrl: 'https://api.example', resortUrl: 'https://resorts.example/v1', policies: POLICIES };
    const { api, resort } = serviceAddresses(configured, { isEmbedded: false });
    expect([api(OTHER_HOST), resort(OTHER_HOST)]).toEqual([
      { base: 'https://api.example' },
      { base: 'https://resorts.example/v1' },
    ]);
  });

  it('is under the site’s own host where each agency has them there, and for no host that is made up', () => {
    const { api, resort } = serviceAddresses({ ...NO_API, resortUrl: '/resorts' }, { isEmbedded: false });
    expect([api(SITE)?.base, resort(SITE)?.base]).toEqual(['https://aurora.example', 'https://aurora.example/resorts']);
    expect([api(OTHER_HOST), resort(OTHER_HOST)]).toEqual([undefined, undefined]);
  });

  it('is an internal address for both, which gets the host', () => {
    const { api, resort } = serviceAddresses(NO_API, { template: 'http://platform.internal', isEmbedded: false });
    expect(api(SITE)).toEqual({ base: 'http://platform.internal', host: 'aurora.example', publicBase: '' });
    expect(resort(SITE)).toEqual(api(SITE));
  });

  it('is the site itself where the sandbox is in the process', () => {
    const { api, resort } = serviceAddresses({ ...NO_API, resortUrl: '/resort-api' }, { isEmbedded: true });
    expect([api(OTHER_HOST)?.base, resort(OTHER_HOST)?.base]).toEqual([
      'https://made-up.example',
      'https://made-up.example/resort-api',
    ]);
  });
});
