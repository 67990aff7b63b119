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
  /** Whom an agent books for: remotes know the clients, and offer the list of them. */
  readonly clients: ClientPicking;
  state(remote: RemoteName): Live<RemoteState>;
  /** Loads a module that isn't loaded yet; after a failure, starts again from the manifest. */
  load(remote: RemoteName): void;
  /** Fetches and runs a module that is loaded once more, as after an error that it did not catch. */
  refetch(remote: RemoteName): void;
  /** Fetches a module's files, and those of its page at the path, ahead of their time; nothing is run, and a failure is ignored. */
  preload(remote: RemoteName, path: string): void;
  /** Mounts a screen that is ready; one that throws has failed. */
  show(remote: ScreenRemoteName, element: HTMLElement, screen: RemoteScreen): ShownRemote;
  /** Renders a page on a server; rejects with what the remote throws. `null` if there is no agency to render it for. */
  render(server: ServerEntry, screen: RemoteScreen): Promise<RenderedRemote | null>;
  /** Opens a place of the shell's own page for pieces of remotes; they are loaded for it. */
  openSlot(place: SlotPlace): ShownRemote;
  /** Whether an error comes from a module's files, by the addresses in it. */
  isFrom(remote: RemoteName, traces: string): boolean;
  /** Reports an error of a module that still runs. */
  reportProblem(remote: RemoteName, error: unknown): void;
  /** Marks a module as failed that shows nothing after an error. */
  crash(remote: RemoteName, error: unknown): void;
  /** Whether a later deployment than the loaded one is there: true at most once per page, until it is dismissed. */
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

/** Whether the visitor may leave: only `true` says so. */
export type LeaveCheck = () => boolean | Promise<boolean>;

/** What only a screen can do for a remote. */
export interface RemoteScreen {
  readonly location: RemoteLocation;
  /** @param path has been guarded */
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
   * Asks before the visitor leaves the page; returns a function that ends this. `onOverdue`: the visitor was let go
   * because there was no answer in ten seconds.
   */
  guardLeaving(ask: LeaveCheck, onOverdue: () => void): () => void;
  /**
   * Catches errors that nobody else catches, of the files that `isFrom` knows; returns a function that ends this.
   * `leftBlank`: whether the element is blank since.
   */
  watchErrors(watch: {
    readonly element: () => HTMLElement | null;
    readonly isFrom: (traces: string) => boolean;
    readonly onError: (error: unknown, leftBlank: boolean) => void;
  }): () => void;
  /** A clone of the shell's instance for this remote alone. */
  readonly i18n: RemoteI18n;
  /** The `data` of the page that the server rendered, for its first screen; by default, there is none. */
  readonly rendered?: PlainData;
}

/** A mounted remote. Nothing of it throws. */
export interface ShownRemote {
  /** The path has changed within the remote's own family. */
  moved(location: RemoteLocation): void;
  /** Unmounts it; requests of the remote are ignored afterwards. */
  end(): void;
}

/** A place in a page that remotes offer pieces for. */
export interface SlotPlace {
  readonly name: string;
  /** The pieces are shown inside it, in the order of the manifest. */
  readonly element: HTMLElement;
  /** For the pieces; by default, `null`. */
  readonly props?: unknown;
  readonly screen: RemoteScreen;
  /** Called if no piece is shown: none is offered, or each has failed. */
  readonly onEmpty?: () => void;
  /** Called with the style rules that keep the room of pieces free, before the first piece. */
  readonly onRoom?: (rules: string) => void;
}

export type OpenSlot = (place: SlotPlace) => ShownRemote;
