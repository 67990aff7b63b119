import { describe, expect, it } from 'vitest';
import { apiAddressFor } from '../../../src/edge/api-address.ts';
import { aHost } from '../../support/edge/a-host.ts';

const deployment = {
  environment: 'prod',
  apiUrl: '',
  resortUrl: '',
  contentUrl: '',
  policies: { default: {}, 'Aurora.example.': {} },
};
const siteAt = (hostname: string, isSecure = true) => ({
  ...aHost(`https://${hostname}:8443`),
  isSecure,
});

describe('apiAddressFor', () => {
  it('is the address of the API that is configured, for every host', () => {
    expect(apiAddressFor(siteAt('any.example'), { ...deployment, apiUrl: 'https://api.example' })).toEqual({
      base: 'https://api.example',
    });
  });

  it('is a host that the policies name, on its usual port, where each has the API under its own', () => {
    expect(apiAddressFor(siteAt('aurora.example'), deployment)).toEqual({
      base: 'https://aurora.example',
      publicBase: '',
    });
    expect(apiAddressFor(siteAt('aurora.example', false), deployment)).toEqual({
      base: 'http://aurora.example',
      publicBase: '',
    });
  });

  it.each(['127.0.0.1', '[::1]', '169.254.169.254', 'internal.example', 'x.aurora.example'])(
    'is never a host that the request chose: %s',
    (hostname) => {
      expect(apiAddressFor(siteAt(hostname), deployment)).toBeUndefined();
      expect(apiAddressFor(siteAt(hostname), deployment, 'https://{host}.svc.example')).toBeUndefined();
    },
  );

  it('is the address that the template makes of a host that the policies name', () => {
    expect(apiAddressFor(siteAt('aurora.example', false), deployment, 'https://{host}.svc.example:8443')).toEqual({
      base: 'https://aurora.example.svc.example:8443',
      publicBase: '',
    });
  });

  it('is one internal address for every host, which gets it as Host', () => {
    expect(apiAddressFor(siteAt('any.example'), deployment, 'http://10.0.0.5:3000')).toEqual({
      base: 'http://10.0.0.5:3000',
      host: 'any.example:8443',
      publicBase: '',
    });
  });
});
