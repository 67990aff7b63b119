import type { Agency } from '@livery/contract/agency/agency';
import type { AgencyPolicies } from '@livery/contract/agency/policies';
import type { CurrencyChoice } from '@livery/contract/market/currency-choice';
import type { LanguageCode } from '@livery/contract/market/language';
import type { UserProfile } from '@livery/contract/session/user-profile';
import type { About } from '../content/about-state.ts';
import type { Faq } from '../content/faq-state.ts';
import type { DealRates } from '../deals/price-rows.ts';
import type { NavigationItem } from '../navigation/navigation-item.ts';
import type { PageAddress } from '../navigation/page-address.ts';
import type { RemotePages } from '../remotes/routes.ts';

/** All facts that the shell's decisions depend on, grouped by source, which is the first step of a fact's path. */
export interface Visit {
  readonly address: PageAddress & {
    /** Host name and port. */
    readonly host: string;
  };
  readonly cookies: {
    readonly language: string | undefined;
    readonly hidden: { readonly header: boolean; readonly footer: boolean };
    /** Whether the device remembers a travel agent. */
    readonly wasAgent: boolean;
    /** Whether there is an access token. */
    readonly token: boolean;
  };
  readonly storage: {
    readonly currency: CurrencyChoice | undefined;
    readonly deepLink: string | null;
    /** Whether the save-price popup was closed in this session. */
    readonly popupClosed: boolean;
  };
  readonly browser: {
    /** BCP 47 tags, the preferred one first. */
    readonly languages: readonly string[];
  };
  readonly clock: {
    /** The visitor's date, such as `2026-02-03`. */
    readonly today: string;
  };
  readonly profile: UserProfile | null;
  readonly agency: Agency;
  readonly policies: AgencyPolicies;
  /** The platform's data besides agency and profile. */
  readonly platform: {
    readonly languages: readonly LanguageCode[] | undefined;
    readonly navigations: readonly NavigationItem[];
    readonly about: About;
    readonly faq: Faq;
  };
  readonly deployment: {
    /** `prod`, `qa`, `uat`, `dev`, `local`, … */
    readonly environment: string;
    readonly remotePages: readonly RemotePages[];
  };
  /** The subject of the question, besides the page. */
  readonly question: {
    /** The path of a call, starting with `/api`. */
    readonly call: string;
    /** A path that a part of the page wants to navigate to. */
    readonly target: string;
    /** A remote's name, as the manifest lists it. */
    readonly remote: string;
  };
  /** The figures of the deal that is asked about. */
  readonly deal: DealRates;
  /** The manifest's entry of the remote that is asked about. */
  readonly manifest: RemoteFile;
}

/** The location of a remote's entry. */
export interface RemoteFile {
  /** As in the manifest, relative to the content host or absolute; empty if the manifest has no such remote. */
  readonly url: string;
  /** The absolute base of the content host. */
  readonly contentUrl: string;
}

/** The source of a fact. */
export type FactSource = keyof Visit;
