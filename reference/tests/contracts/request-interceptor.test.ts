import { DEMO_PLATFORM } from '@livery/sandbox/memory/demo-platform';
import { memoryAdapters } from '../../../src/infrastructure/wiring/memory-adapters.ts';
import { requestInterceptorContract } from '../../../tests/contracts/request-interceptor.contract.ts';
import { adaptersIn } from '../../../tests/support/adapters-in.ts';
import { CONTEXT, NEVER_ABORTED } from '../../../tests/support/http/an-http-client.ts';

requestInterceptorContract('The memory set', async () => {
  const sources = adaptersIn(memoryAdapters({ platform: DEMO_PLATFORM, host: 'aurora.localhost' }));
  const calls = {
    200: ['sandbox-aurora-agent', sources.profiles.read],
    401: ['sandbox-aurora-unknown', sources.profiles.read],
    403: ['sandbox-aurora-traveller', sources.profiles.loadAgentData],
  } as const;
  return {
    sources,
    async respondWith(status) {
      const [token, call] = calls[status];
      sources.interceptor.setContext(() => ({ ...CONTEXT, token }));
      await call(NEVER_ABORTED);
    },
    close: async () => undefined,
  };
});
