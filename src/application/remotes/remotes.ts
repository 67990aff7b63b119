import type { RemoteModule } from '@livery/contract/remotes/manifest';
import type { PlainData } from '@livery/contract/remotes/plain-data';
import type { RemoteLocation, SearchPanelOptions, Unmount } from '@livery/contract/remotes/remote-context';
import type { RemoteI18n } from '@livery/contract/remotes/remote-i18n';
import type { RemoteName } from '@livery/contract/remotes/remote-name';
import type { RenderedRemote, ServerRemote } from '@livery/contract/remotes/server-remote';
import type { Live } from '@livery/contract/shared/live';
import type { Message } from '../../domain/notices/failure-message.ts';
import type { ClientPicking } from '../clients/client-picking.ts';
import type { RemoteEntry } from './remote-entry.ts';
import type { RemoteFailure } from './remote-failure.ts';

/** The remote modules of the site; the code that handles them is loaded when it is first needed. */
export interface Remotes {
  /** The same modules each time; rejects if the code can't be loaded, and the next call tries again. */
  open(): Promise<RemoteModules>;
}

export interface RemoteModules {
  /** The client an agent books for; remotes know the clients, and show the list of them. */
  readonly clients: ClientPicking;
  state(remote: RemoteName): Live<RemoteState>;
  /** Loads a module that isn't loaded yet; after a failure, starts again with the manifest. */
  load(remote: RemoteName): void;
  /** Fetches and runs a loaded module again, for example after an error that it didn't catch. */
  refetch(remote: RemoteName): void;
  /**
   * Fetches a module's files, and those of its page at the path, in advance; nothing is run, and a failure is ignored.
   */
  preload(remote: RemoteName, path: string): void;
  /** Mounts a screen of a loaded module; if it throws, the module has failed. */
  show(remote: ScreenRemoteName, element: HTMLElement, screen: RemoteScreen): ShownRemote;
  /** Renders a page on a server; rejects with what the remote throws. `null` if there is no agency to render it for. */
  render(server: ServerEntry, screen: RemoteScreen): Promise<RenderedRemote | null>;
  /** Opens a place in the shell's page for pieces of remotes, and loads those remotes. */
  openSlot(place: SlotPlace): ShownRemote;
  /** Whether an error comes from a module's files, judged by the addresses in its stack traces. */
  isFrom(remote: RemoteName, traces: string): boolean;
  /** Reports an error of a module that still runs. */
  reportProblem(remote: RemoteName, error: unknown): void;
  /** Marks a module as failed because it shows nothing after an error. */
  crash(remote: RemoteName, error: unknown): void;
  /** Whether there is a later deployment than the loaded one: true at most once per page, until it is dismissed. */
  readonly newer: Live<boolean>;
  dismissUpdate(): void;
}

/** Every remote but the user store shows pages. */
export type ScreenRemoteName = Exclude<RemoteName, 'userStore'>;

export type RemoteState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly remote: LoadedRemote }
  | { readonly kind: 'failed'; readonly failure: RemoteFailure };

export interface LoadedRemote {
  readonly module: RemoteModule;
  /** The entry's address in the manifest. */
  readonly deployed: string;
  readonly entry: RemoteEntry;
}

/** A remote whose code runs on this server. */
export interface ServerEntry extends ServerRemote {
  readonly remote: ScreenRemoteName;
  readonly module: RemoteModule;
}

/** Whether the visitor may leave: only if it is `true`. */
export type LeaveCheck = () => boolean | Promise<boolean>;

/** Functions that a remote needs from its screen. */
export interface RemoteScreen {
  readonly location: RemoteLocation;
  /** @param path already guarded by the caller */
  navigate(path: string, options: { readonly replace: boolean }): void;
  titlePage(title: string): void;
  showContent(element: HTMLElement, html: string, language?: string): Unmount;
  searchPanel(element: HTMLElement, options: SearchPanelOptions): Unmount;
  /** Left out if there is a document. */
  contentMarkup?(html: string, language?: string): Promise<string>;
  /** Left out if there is a document. */
  searchPanelMarkup?(options: SearchPanelOptions): Promise<string>;
  /** A message in the language of the interface. */
  messageText(message: Message): string;
  /**
   * Asks before the visitor leaves the page; returns a function that ends this. `onOverdue` is called if the visitor
   * may leave because there was no answer within ten seconds.
   */
  guardLeaving(ask: LeaveCheck, onOverdue: () => void): () => void;
  /**
   * Catches uncaught errors of the files that `isFrom` recognises; returns a function that ends this. `leftBlank`:
   * whether the element has been blank since.
   */
  watchErrors(watch: {
    readonly element: () => HTMLElement | null;
    readonly isFrom: (traces: string) => boolean;
    readonly onError: (error: unknown, leftBlank: boolean) => void;
  }): () => void;
  /** A clone of the shell's instance for this remote only. */
  readonly i18n: RemoteI18n;
  /** The `data` of the server-rendered page, for its first screen; by default, there is none. */
  readonly rendered?: PlainData;
}

/** A mounted remote. Its functions never throw. */
export interface ShownRemote {
  /** To be called when the path has changed to another one of the same remote. */
  moved(location: RemoteLocation): void;
  /** Unmounts it; afterwards the remote's calls to the shell are ignored. */
  end(): void;
}

/** A place in a page for which remotes offer pieces. */
export interface SlotPlace {
  readonly name: string;
  /** The pieces are shown inside it, in the order of the manifest. */
  readonly element: HTMLElement;
  /** Passed to the pieces; by default, `null`. */
  readonly props?: unknown;
  readonly screen: RemoteScreen;
  /** Called if no piece is shown: none is offered, or all have failed. */
  readonly onEmpty?: () => void;
  /** Called before the first piece, with the style rules that reserve room for pieces. */
  readonly onRoom?: (rules: string) => void;
}

export type OpenSlot = (place: SlotPlace) => ShownRemote;
