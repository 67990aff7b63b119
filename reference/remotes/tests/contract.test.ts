import { screenRemoteContract } from '@livery/remote/testing';
import { allResorts } from '@livery/sandbox/world/resorts/resorts';
import { installNativeDialogs } from '@livery/testkit/native-dialogs';
import { beforeAll, describe, it } from 'vitest';
import { ARIA_MODULE } from '../../../packages/ui/src/aria/load-aria.ts';
import * as blog from '../blog/entry.tsx';
import * as destinationDetails from '../destination-details/entry.tsx';
import { signInRemote } from '../main-app/tests/sign-in/sign-in-remote.ts';
import * as resort from '../resort/entry.tsx';
import * as topDestinations from '../top-destinations/entry.tsx';
import { sandboxResponses } from './support/sandbox-responses.ts';

beforeAll(installNativeDialogs);
// What the page shares is not left behind by the remote that needs it first.
beforeAll(() => ARIA_MODULE.load());

const respond = sandboxResponses();
const days = (ahead: number): string => Temporal.Now.plainDateISO().add({ days: ahead }).toString();

describe.each<Parameters<typeof screenRemoteContract>[0] & { readonly name: string }>([
  {
    name: 'the blog',
    remote: blog,
    basePath: '/blog',
    addresses: ['/blog', '/blog/desert-mornings', '/blog/share?slug=islands-off-season', '/blog/no-such-story'],
  },
  {
    name: 'destination details',
    remote: destinationDetails,
    basePath: '/destination',
    addresses: ['/destination/lisbon', '/destination/share?slug=kyoto', '/destination/no-such-place'],
  },
  {
    name: 'top destinations',
    remote: topDestinations,
    basePath: '/top-destination',
    addresses: ['/top-destination', '/top-destination?month=7', '/top-destination?month=13'],
  },
  {
    name: 'the resort booking',
    remote: resort,
    basePath: '/booknow/resort',
    addresses: [
      '/booknow/resort',
      `/booknow/resort/search?place=Bali&lat=-8.69&lon=115.17&checkIn=${days(30)}&checkOut=${days(33)}`,
      `/booknow/resort/details?property=${allResorts(1)[0]?.id}`,
      '/booknow/resort/details?property=R0',
      '/booknow/resort/checkout',
    ],
  },
  {
    name: 'signing in, legal texts and the subscription',
    remote: signInRemote,
    addresses: [
      '/login?redirect=/mytrip/dashboard',
      '/signup',
      '/forgotpassword',
      '/newPassword?token=abc',
      '/verify',
      '/expired',
      '/sso',
      '/privacy-policy',
      '/user-terms-and-conditions',
      '/agency-terms-and-conditions/v-2',
      '/cancellation-policy',
      '/cancellation-policy/mcl',
      '/subscription',
    ],
  },
])('$name', (needs) => {
  it.each(screenRemoteContract({ respond, ...needs }))('%s', (_, test) => test());
});
