import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exchange } from '../../../tests/support/http/api-description.ts';
import { problemsByEither, REFERENCE_API } from '../../../tests/support/http/platform-api.ts';
import { type RecordedSandbox, startRecordedSandbox } from '../support/http/recorded-sandbox.ts';
import { makeReferenceCalls } from '../support/http/reference-calls.ts';

let sandbox: RecordedSandbox;
let exchanges: readonly Exchange[] = [];
beforeAll(async () => {
  sandbox = await startRecordedSandbox();
  await makeReferenceCalls(sandbox);
  exchanges = sandbox.exchanges.filter(({ url }) => !url.startsWith('/sandbox/'));
}, 60_000);
afterAll(() => sandbox.close());

describe('docs/reference-api.yaml', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(REFERENCE_API.text)).toEqual({ valid: true });
  });

  it.each(REFERENCE_API.operations)('has %s as the sandbox does', (operation) => {
    const madeExchanges = exchanges.filter((exchange) => REFERENCE_API.operationOf(exchange) === operation);
    expect(madeExchanges.length).toBeGreaterThan(0);
    expect(madeExchanges.filter((exchange) => exchange.status > 299)).toEqual([]);
    expect(madeExchanges.flatMap(REFERENCE_API.problemsOf)).toEqual([]);
  });

  it('has every call of the reference app that docs/platform-api.yaml has not', () => {
    expect(exchanges.flatMap((exchange) => problemsByEither(exchange))).toEqual([]);
  });
});
