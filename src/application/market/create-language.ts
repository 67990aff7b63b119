import { type LanguageCode, type LanguageEntry, languageList } from '@livery/contract/market/language';
import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import type { NonEmpty } from '@livery/contract/shared/non-empty';
import { BehaviorSubject, Subject, switchMap } from 'rxjs';
import { type LanguageChangeEffect, languageChangeEffect } from '../../domain/market/language-change-effect.ts';
import { resolveLanguage } from '../../domain/market/resolve-language.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import type { Page } from '../navigation/page.port.ts';
import type { InternalSession } from '../session/session.ts';
import { cancellableCall } from '../shared/cancellable-call.ts';
import { derive } from '../shared/derive.ts';
import { queryValue } from '../shared/query-value.ts';
import { rememberLanguage } from '../shared/remember-address.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';
import { warnIfRefused } from '../shared/warn-if-refused.ts';
import type { ReloadQuestions } from './create-reload-question.ts';
import type { LanguageSource } from './language-source.port.ts';

interface LanguageDependencies {
  readonly agency: HostAgency;
  readonly session: InternalSession;
  readonly languages: LanguageSource;
  readonly stored: StoredValues;
  readonly page: Page;
  readonly reporter: Reporter;
  readonly reloads: ReloadQuestions;
}

/** The interface language, and how it is changed. */
export interface LanguageSelection {
  readonly language: Live<LanguageCode>;
  /** The languages of the picker: those that the agency enables; all of them if those aren't known. */
  readonly languages: Live<NonEmpty<LanguageEntry>>;
  /** Whether the agency's languages have arrived or failed. */
  readonly settled: Live<boolean>;
  load(): void;
  choose(language: LanguageCode): void;
}

/** Decides the interface language and remembers it (rules §4, language change; rules 9.8). @rule 4.19, 7.7, 9.8 */
export function createLanguage({
  agency,
  session,
  languages,
  stored,
  page,
  reporter,
  reloads,
}: LanguageDependencies): LanguageSelection {
  const address = page.address().searchParams;
  const query = address.get('lng') ?? undefined;
  const remembered = stored.language.read();
  const chosenLanguage = new BehaviorSubject<LanguageCode | undefined>(undefined);
  const enabled = queryValue((signal) => languages.enabled(signal));

  warnIfRefused(reporter, rememberLanguage(address, stored));

  // Aborts the saving of an earlier choice that is still under way.
  const chosenLanguages = new Subject<LanguageCode>();
  chosenLanguages
    .pipe(switchMap((choice) => cancellableCall((signal) => languages.remember(choice, signal))))
    .subscribe((response) => {
      if (!response.ok) reporter.warn(response.error);
    });

  const language = derive(
    [liveFromSubject(chosenLanguage), agency.policies, enabled.state],
    (choice, { partner }, knownValueState) => {
      const offeredLanguages = knownValueState.kind === 'ready' ? { enabled: knownValueState.value } : {};
      const browser = page.preferredLanguages();
      return choice ?? resolveLanguage({ query, cookie: remembered, partner, browser, ...offeredLanguages });
    },
  );

  const choose = (choice: LanguageCode, effect: LanguageChangeEffect) => {
    warnIfRefused(reporter, stored.language.write(choice));
    chosenLanguage.next(choice);
    if (session.signedIn.now()) chosenLanguages.next(choice);
    const address = page.address();
    if (address.searchParams.has('lng')) address.searchParams.set('lng', choice);
    if (effect.kind === 'in place') page.replaceAddress(address);
    else page.reload(effect.kind === 'reload' ? address : new URL(effect.path, address));
  };

  return {
    language,
    languages: derive([enabled.state], (knownValueState) =>
      languageList(knownValueState.kind === 'ready' ? knownValueState.value : undefined),
    ),
    settled: derive([enabled.state], ({ kind }) => kind !== 'loading'),
    load: enabled.load,

    choose(choice) {
      if (choice === language.now()) return;
      const effect = languageChangeEffect(page.address().pathname);
      if (effect.kind === 'in place') choose(choice, effect);
      else reloads.confirm('language', () => choose(choice, effect));
    },
  };
}
