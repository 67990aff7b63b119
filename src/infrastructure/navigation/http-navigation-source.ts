import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import { parseListResponse } from '@livery/contract/wire/parse-list-response';
import { tolerantRecord, tolerantText } from '@livery/contract/wire/tolerant';
import * as v from 'valibot';
import type { NavigationSource } from '../../application/navigation/navigation-source.port.ts';
import type { NavigationItem } from '../../domain/navigation/navigation-item.ts';
import { type HttpClient, parseBody } from '../http/http-client.ts';

const wireNavigationItem = tolerantRecord({ label: tolerantText, path: tolerantText });

/**
 * Reads `GET /api/agency/navigations`, `{ agencyNavigation: [{ label, path }] }`; entries without a label are left out.
 */
function parseNavigations(response: unknown): Result<readonly NavigationItem[], CallFailure> {
  return parseListResponse(response, { fields: ['agencyNavigation', 'data'], entry: parseItem, name: 'navigation' });
}

function parseItem(value: unknown): NavigationItem | undefined {
  const { label, path } = v.parse(wireNavigationItem, value);
  return label.trim() === '' ? undefined : { label: label.trim(), path: path.trim() };
}

/** Reads the agency's side navigation from the platform. @rule 7.7 */
export function httpNavigationSource(http: HttpClient): NavigationSource {
  return {
    read: (signal) => parseBody(http.get('/api/agency/navigations', {}, signal), parseNavigations),
  };
}
