import * as blog from '@livery/blog/entry';
import * as destinationDetails from '@livery/destination-details/entry';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { screenRemoteContract } from '@livery/remote/testing';
import * as resort from '@livery/resort/entry';
import { allResorts } from '@livery/sandbox/world/resorts/resorts';
import { installNativeDialogs } from '@livery/testkit/native-dialogs';
import * as topDestinations from '@livery/top-destinations/entry';
import { ARIA_MODULE } from '@livery/ui/load-aria';
import { beforeAll, describe, it } from 'vitest';

beforeAll(installNativeDialogs);
// Otherwise the first remote that needs the shared module would seem to leave something behind.
beforeAll(() => ARIA_MODULE.load());

const respond = sandboxResponses();
const dayAhead = (ahead: number): string => Temporal.Now.plainDateISO().add({ days: ahead }).toString();

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
      `/booknow/resort/search?place=Bali&lat=-8.69&lon=115.17&checkIn=${dayAhead(30)}&checkOut=${dayAhead(33)}`,
      `/booknow/resort/details?property=${allResorts(1)[0]?.id}`,
      '/booknow/resort/details?property=R0',
      '/booknow/resort/checkout',
    ],
  },
])('$name', (needs) => {
  it.each(screenRemoteContract({ respond, ...needs }))('%s', (_, test) => test());
});
