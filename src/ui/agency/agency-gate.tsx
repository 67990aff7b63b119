import type { Agency } from '@livery/contract/agency/agency';
import { agencyTheme } from '@livery/contract/agency/theme';
import { languageDirection, languageTag } from '@livery/contract/market/language';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import { assertNever } from '@livery/contract/shared/assert-never';
import { useLive } from '@livery/ui/use-live';
import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgencyState } from '../../application/agency/host-agency.ts';
import type { ReloadQuestion as Question } from '../../application/market/create-reload-question.ts';
import { pageMetadata } from '../../domain/agency/page-metadata.ts';
import { safeLink } from '../../domain/agency/safe-link.ts';
import { LazySlot, lazyComponent, useLazyComponent } from '../kit/lazy-component.tsx';
import { FullScreenSpinner } from '../kit/states/page-spinner.tsx';
import { useOverlay } from '../kit/use-overlay.ts';
import { Toaster } from '../notices/toaster.tsx';
import { useShell } from '../shell-context.tsx';
import { useLanguage } from '../texts/use-language.ts';
import { useTheme } from '../theme/apply-theme.ts';
import { AgencyContext, useAgency } from './agency-context.tsx';
import type { AgencyUnreachable } from './agency-unreachable.tsx';

const consentBanner = lazyComponent(
  'consent-banner',
  async () => (await import('../analytics/consent-banner.tsx')).ConsentBanner,
);

/** Requests consent to analytics if the agency uses them, and runs them once the visitor agrees. */
function AnalyticsConsent() {
  const { analytics } = useShell();
  const companies = useLive(analytics.companies);
  const consent = useLive(analytics.consent);
  const asksConsent = companies !== null && consent === 'undecided';
  useMeasuring();
  useOverlay(asksConsent);
  return (
    asksConsent && <LazySlot clientOnly component={consentBanner} props={{ companies }} renderFailed={() => null} />
  );
}

/**
 * Runs the scripts that the visitor has agreed to. Running scripts can't be stopped, so withdrawing consent reloads
 * the page.
 *
 * @see rules §7, scripts
 */
function useMeasuring(): void {
  const scripts = useLive(useShell().analytics.scripts);

  useEffect(() => {
    if (scripts.length === 0) return;
    const controller = new AbortController();
    void import('../analytics/start-measuring.ts').then(({ startMeasuring }) => {
      if (!controller.signal.aborted) for (const script of scripts) startMeasuring(script, window);
    });
    return () => controller.abort();
  }, [scripts]);
}

const reloadDialog = lazyComponent(
  'reload-dialog',
  async () => (await import('../market/rates/reload-dialog.tsx')).ReloadDialog,
);

/** Asks for confirmation before a change of currency or language reloads a page with unsaved input. */
function ReloadQuestion() {
  const question: Question | null = useLive(useShell().market.reloadQuestion);
  const Dialog = useLazyComponent(reloadDialog, question !== null, () => question?.cancel());
  return question !== null && Dialog !== undefined && <Dialog question={question} />;
}

const updateNotice = lazyComponent(
  'update-notice',
  async () => (await import('../navigation/updates/update-notice.tsx')).UpdateNotice,
);

/** Loaded before there is anything to show: once another build is served, its code may be gone. */
function UpdateNotice() {
  const updates = useLive(useShell().code.updates);
  return updates && <LazySlot clientOnly component={updateNotice} props={{ updates }} renderFailed={() => null} />;
}

const agencyUnreachable = lazyComponent(
  'agency-unreachable',
  async () => (await import('./agency-unreachable.tsx')).AgencyUnreachable,
);
const missing = lazyComponent('agency-missing', async () => (await import('./agency-missing.tsx')).AgencyMissing);
const inactive = lazyComponent('agency-inactive', async () => (await import('./agency-inactive.tsx')).AgencyInactive);

/**
 * Renders the page once the agency of the host is known and active, and the messages of the visitor's language are
 * loaded; until then each state has its own page. Afterwards the page stays while another language is loading.
 *
 * @rule 4.2, 4.3
 */
export function AgencyGate({ children }: { readonly children: ReactNode }) {
  const state = useLive(useShell().agency.state);
  const failure = useLastFailure(state);
  const isInLanguage = useInterfaceLanguage();
  const [entered, setEntered] = useState(false);
  if (isInLanguage && state.kind !== 'loading' && !entered) setEntered(true);

  if (!isInLanguage && !entered) return <FullScreenSpinner />;
  switch (state.kind) {
    case 'loading':
      return failure === null ? <FullScreenSpinner /> : <Unreachable failure={failure} retrying />;
    case 'failed':
      return <Unreachable failure={state.failure} retrying={false} />;
    case 'missing':
      return <LazySlot isPage component={missing} props={{}} fallback={<FullScreenSpinner />} />;
    case 'inactive':
      return (
        <AgencyTheme agency={state.agency}>
          <LazySlot isPage component={inactive} props={{}} fallback={<FullScreenSpinner />} />
        </AgencyTheme>
      );
    case 'ready':
      return (
        <AgencyTheme agency={state.agency}>
          {children}
          <AnalyticsConsent />
          <Toaster />
          <ReloadQuestion />
          <UpdateNotice />
        </AgencyTheme>
      );
    default:
      return assertNever(state);
  }
}

function Unreachable(props: ComponentProps<typeof AgencyUnreachable>) {
  return <LazySlot isPage component={agencyUnreachable} props={props} fallback={<FullScreenSpinner />} />;
}

/** Why the agency could not be loaded; during a retry, the previous failure, so that the page can stay. */
function useLastFailure(state: AgencyState): CallFailure | null {
  const [settled, setSettled] = useState(state);
  if (state.kind !== 'loading' && state !== settled) setSettled(state);
  const last = state.kind === 'loading' ? settled : state;
  return last.kind === 'failed' ? last.failure : null;
}

/**
 * Applies the visitor's language to the messages, then its code and direction to the document, both in one render.
 *
 * @returns whether the messages are already in the chosen language
 */
function useInterfaceLanguage(): boolean {
  const { i18n } = useTranslation();
  const shown = useLanguage();
  const chosen = languageTag(useLive(useShell().market.language));
  const requested = useRef(i18n.language);

  useLayoutEffect(() => {
    const { documentElement: root } = document;
    const [language, direction] = [languageTag(shown), languageDirection(shown)];
    // Setting it again, even to the same value, makes a browser recalculate the styles of the whole page.
    if (root.lang !== language) root.lang = language;
    if (root.dir !== direction) root.dir = direction;
  }, [shown]);

  useEffect(() => {
    if (chosen !== requested.current) void i18n.changeLanguage(chosen);
    requested.current = chosen;
  }, [i18n, chosen]);

  return i18n.language === chosen;
}

interface Props {
  readonly agency: Agency;
  readonly children: ReactNode;
}

/** Applies the agency's theme to its children. */
function AgencyTheme({ agency, children }: Props) {
  useTheme(agency.primaryColor);
  return (
    <AgencyContext value={agency}>
      <DocumentHead />
      {children}
    </AgencyContext>
  );
}

/** The metadata of the agency for search engines and browsers; React moves it into the head. */
function DocumentHead() {
  const agency = useAgency();
  const { description, keywords } = pageMetadata(agency);
  const favicon = safeLink('favicon', agency.favicon);
  return (
    <>
      {description !== '' && <meta name="description" content={description} />}
      {keywords !== '' && <meta name="keywords" content={keywords} />}
      <meta name="theme-color" content={agencyTheme(agency.primaryColor).primary} />
      {favicon !== null && <link rel="icon" href={favicon} />}
    </>
  );
}
