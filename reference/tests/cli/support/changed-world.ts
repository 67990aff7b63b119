import type { UserProfile } from '@livery/contract/session/user-profile';
import { err, ok, type Result } from '@livery/contract/shared/result';
import type { DealSource } from '../../../../src/application/deals/deal-source.port.ts';
import type { PolicyEntry } from '../../../../src/domain/agency/policy-book.ts';
import { withFact } from '../../../../src/domain/why/with-fact.ts';
import type { Ports } from '../../../../src/infrastructure/wiring/tokens.ts';

/** A changed fact, as an explanation names it. */
export interface ChangedFact {
  readonly at: string;
  /** As a JSON value. */
  readonly to: unknown;
}

/** A command-line question about a decision, with changed facts. */
export interface Call {
  readonly subject: string | undefined;
  /** The path of the page, with its query. */
  readonly page: string;
  readonly options: readonly string[];
}

/** The same call with another page, subject or day. */
export function changedCall(call: Call, changes: readonly ChangedFact[]): Call {
  return changes.reduce(({ subject, page, options }, { at, to }): Call => {
    const [path = '', query = ''] = page.split('?');
    if (at === 'address.path') return { subject, page: `${String(to)}${query === '' ? '' : `?${query}`}`, options };
    if (at.startsWith('address.query.')) {
      const parameters = withFact(new URLSearchParams(query), [nameIn(at)], to === 'missing' ? undefined : to);
      return { subject, page: `${path}?${parameters.toString()}`, options };
    }
    if (at.startsWith('question.')) return { subject: String(to), page, options };
    if (at === 'clock.today') return { subject, page, options: [...options, '--now', `${String(to)}T12:00:00Z`] };
    return { subject, page, options };
  }, call);
}

/** The ports of the device, the deployment and the platform with these changed facts. */
export function changedPorts(changes: readonly ChangedFact[]): (memory: Ports) => Partial<Ports> {
  const within = (source: string) => changes.filter(({ at }) => at === source || at.startsWith(`${source}.`));
  function changed<T>(source: string, value: T): T {
    return within(source).reduce((before, { at, to }) => {
      const place = at === source ? [] : at.slice(source.length + 1).split('.');
      return withFact(before, place, to === 'missing' ? undefined : asMaps(to));
    }, value);
  }
  const answers =
    <T>(source: string, read: (signal: AbortSignal) => Promise<Result<T, never> | Result<T, unknown>>) =>
    async (signal: AbortSignal) => {
      const result = await read(signal);
      return result.ok ? ok(changed(source, result.value)) : (result as never);
    };

  return (memory) => {
    const { stored, page, agencies, profiles, languages, navigation, content, configuration, deals } = memory;
    const token = changed(
      'cookies.token',
      within('profile').at(-1)?.to !== undefined || stored.token.read() !== undefined,
    );
    const read = <T>(source: string, value: T | undefined) => ({ read: () => changed(source, value) });
    const flag = (source: string, value: true | undefined) => ({
      read: () => changed(source, value === true) || undefined,
    });
    return {
      // The session's data about the caller must reach these sources.
      interceptor: memory.interceptor,
      stored: {
        ...stored,
        token: { ...stored.token, read: () => (token ? (stored.token.read() ?? 'a token') : undefined) },
        language: { ...stored.language, ...read('cookies.language', stored.language.read()) },
        currency: { ...stored.currency, ...read('storage.currency', stored.currency.read()) },
        deepLink: {
          ...stored.deepLink,
          read: () => changed<string | null>('storage.deepLink', stored.deepLink.read() ?? null) ?? undefined,
        },
        hideHeader: { ...stored.hideHeader, ...flag('cookies.hidden.header', stored.hideHeader.read()) },
        hideFooter: { ...stored.hideFooter, ...flag('cookies.hidden.footer', stored.hideFooter.read()) },
        savePriceDismissed: {
          ...stored.savePriceDismissed,
          ...flag('storage.popupClosed', stored.savePriceDismissed.read()),
        },
      },
      page: { ...page, preferredLanguages: () => changed('browser.languages', page.preferredLanguages()) },
      agencies: { read: answers('agency', (signal) => agencies.read(signal)) as never },
      profiles: {
        ...profiles,
        async read(signal) {
          const result = await profiles.read(signal);
          const profile = changed<UserProfile | null>('profile', result.ok ? result.value : null);
          return profile === null ? err({ kind: 'unreachable' }) : ok(profile);
        },
      },
      languages: {
        ...languages,
        enabled: answers('platform.languages', (signal) => languages.enabled(signal)) as never,
      },
      navigation: {
        ...navigation,
        read: answers('platform.navigations', (signal) => navigation.read(signal)) as never,
      },
      content: {
        ...content,
        about: answers('platform.about', (signal) => content.about(signal)) as never,
        faq: answers('platform.faq', (signal) => content.faq(signal)) as never,
      },
      configuration: {
        current() {
          const { policies, ...remainingFields } = changed(
            'deployment',
            configuration.current() as never,
          ) as ReturnType<typeof configuration.current>;
          const entryOf = (entry: PolicyEntry) => {
            const { hotelsFirst, ...otherFields } = changed('policies', { ...entry } as PolicyEntry & {
              hotelsFirst?: boolean;
            });
            return hotelsFirst === undefined ? otherFields : { ...otherFields, hotelsFirstHosts: hotelsFirst };
          };
          const entries = new Map([...policies.entries].map(([name, entry]) => [name, entryOf(entry)]));
          return { ...remainingFields, policies: { everybody: entryOf(policies.everybody), entries } };
        },
      },
      deals: Object.fromEntries(
        Object.entries(deals).map(([product, search]) => [
          product,
          async (...parameters: Parameters<DealSource['hotels']>) => {
            const result = await (search as DealSource['hotels'])(...parameters);
            if (!result.ok) return result;
            return ok(result.value.map((deal) => ({ ...deal, rates: changed('deal', deal.rates) })));
          },
        ]),
      ) as unknown as DealSource,
    };
  };
}

function nameIn(at: string): string {
  return at.split('.').at(-1) ?? '';
}

/** A person from JSON: their permissions become a map. */
function asMaps(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('permissions' in value)) return value;
  return { ...value, permissions: new Map(Object.entries(value.permissions as object)) };
}
