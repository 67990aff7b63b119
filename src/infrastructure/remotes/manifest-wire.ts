import { PATH_CATALOGUE } from '@livery/contract/navigation/path-catalogue';
import type {
  Manifest,
  ManifestUnusable,
  OfferedRemote,
  RemoteModule,
  RemoteUnusable,
} from '@livery/contract/remotes/manifest';
import {
  type CustomRemoteName,
  isAddedName,
  REMOTE_NAMES,
  type RemoteName,
} from '@livery/contract/remotes/remote-name';
import { err, ok, type Result } from '@livery/contract/shared/result';
import * as v from 'valibot';
import { SUPPORTED_CONTRACTS } from '../../application/remotes/supported-contracts.ts';
import {
  acceptsContract,
  type ContractVersion,
  contractText,
  parseContractRange,
} from '../../domain/remotes/contract-version.ts';
import { grantRoutes, type RemotePages } from '../../domain/remotes/routes.ts';
import { configurationData, slotHeights, slotName } from './manifest-fields.ts';
import { pageFiles, remoteFile } from './manifest-files.ts';
import { anyFields, ownFields } from './own-fields.ts';

/** The version of manifests that this shell understands. */
const MANIFEST_VERSION = 1;

const UNREADABLE_HEIGHTS =
  'its slotHeights are passed over: write {"home.below-deals": [{"rem": 40}, {"from": 48, "rem": 25, "vi": 20}]}, numbers from 0 to 1000';

const SITE_PATTERNS = PATH_CATALOGUE.map(({ pattern }) => pattern);

const wireManifest = v.pipe(
  anyFields,
  v.object(
    {
      version: v.custom<number>((value) => typeof value === 'number', 'it has no version'),
      remotes: v.optional(v.unknown()),
    },
    'it has no version',
  ),
);

function remoteModule(contentUrl: string) {
  const file = remoteFile(contentUrl);
  const files = v.nullish(v.array(file, 'its chunks or styles are no list'), []);
  return v.pipe(
    anyFields,
    v.transform(({ chunks, styles, pages, server, routes, contract, slots, slotHeights, configuration, ...entry }) => ({
      ...{ entry, chunks, styles, pages, server, routes, contract, slots, slotHeights, configuration },
    })),
    v.object({
      entry: file,
      chunks: files,
      styles: files,
      // Without them its pages are slower, but work.
      pages: v.fallback(v.nullish(v.array(pageFiles(file))), null),
      server: v.nullish(file),
      routes: v.nullish(v.array(v.string('a route is no text'), 'its routes are no list')),
      contract: v.nullish(v.string('its contract range is no text')),
      slots: v.nullish(v.array(slotName, 'its slots are no list')),
      slotHeights: v.nullish(v.unknown()),
      configuration: v.optional(configurationData),
    }),
  );
}

interface ManifestRules {
  readonly contentUrl: string;
  readonly contracts: readonly ContractVersion[];
}

/**
 * Reads a content host's `remotes.json`. Strict about security: a remote with a file from another origin, or without a
 * digest, is refused completely; unknown fields are ignored. Custom remotes are checked in their order: no two may have
 * the same path, and none may have a path of the site. Never throws.
 *
 * @param json the response of the content host
 * @param contentUrl the content host's absolute base address
 * @param contracts the versions of the contract that the shell supports
 * @rule 1.8, 7.16
 */
export function parseManifest(
  json: unknown,
  contentUrl: string,
  contracts = SUPPORTED_CONTRACTS,
): Result<Manifest, ManifestUnusable> {
  const manifest = v.safeParse(wireManifest, json, { abortEarly: true });
  if (!manifest.success) return malformedManifest(manifest.issues[0].message);
  const { version } = manifest.output;
  if (version > MANIFEST_VERSION) return err({ kind: 'manifest-newer', version });
  if (version !== MANIFEST_VERSION) return malformedManifest(`its version is ${version}`);
  const remotes = v.safeParse(ownFields, manifest.output.remotes);
  if (!remotes.success) return malformedManifest('it lists no remotes');
  const listedOutput = remotes.output;
  const judging = { contentUrl, contracts };
  const read = (name: RemoteName) => parseRemote(name, listedOutput[name], judging);
  return ok({
    mainApp: read('mainApp'),
    topDestinations: read('topDestinations'),
    destinationDetails: read('destinationDetails'),
    blog: read('blog'),
    resort: read('resort'),
    userStore: read('userStore'),
    ...parseAdded(listedOutput, judging),
  });
}

function malformedManifest(problem: string): Result<never, ManifestUnusable> {
  return err({ kind: 'manifest-malformed', problem });
}

function refusedRemote(remote: RemoteName, problem: string): Result<never, RemoteUnusable> {
  return err({ kind: 'remote-refused', remote, problem });
}

function parseRemote(remote: RemoteName, json: unknown, { contentUrl, contracts }: ManifestRules): OfferedRemote {
  if (json === undefined || json === null) return err({ kind: 'remote-missing', remote });
  const module = v.safeParse(remoteModule(contentUrl), json, { abortEarly: true });
  if (!module.success) return refusedRemote(remote, module.issues[0].message);
  const { entry, chunks, styles, pages, server, routes, contract, slots, configuration } = module.output;
  if (contract) {
    const range = parseContractRange(contract);
    if (!range.ok) return refusedRemote(remote, range.error);
    if (!acceptsContract(range.value, contracts)) return contractMismatch(remote, contract, contracts);
  }
  return ok({
    ...{ entry, chunks, styles },
    ...(pages && { pages }),
    ...(server && { server }),
    ...(slots && { slots }),
    ...parseSlotHeights(module.output.slotHeights),
    ...(configuration !== undefined && { configuration }),
    ...(isAddedName(remote) && routes && { routes }),
  });
}

/** Invalid heights are ignored completely: without them the page only shifts. */
function parseSlotHeights(said: unknown): Pick<RemoteModule, 'slotHeights' | 'ignored'> {
  if (said === undefined || said === null) return {};
  const heights = v.safeParse(slotHeights, said, { abortEarly: true });
  return heights.success ? { slotHeights: heights.output } : { ignored: [UNREADABLE_HEIGHTS] };
}

/** One message with four parts: which remote, what it needs, what the shell has, what to do. */
function contractMismatch(
  remote: RemoteName,
  requiredRange: string,
  keptVersions: readonly ContractVersion[],
): OfferedRemote {
  const there = keptVersions.map(contractText).join(' and ');
  const problem = `“${remote}” wants contract ${requiredRange}, this shell keeps ${there}: publish a build of it for ${there}, or deploy a shell that keeps what it wants.`;
  return err({ kind: 'contract-mismatch', remote, problem });
}

/** The custom remotes, by name. */
function parseAdded(
  listed: Readonly<Record<string, unknown>>,
  judging: ManifestRules,
): Readonly<Record<string, OfferedRemote>> {
  const grantedPages: RemotePages[] = [];
  const names = Object.keys(listed).filter((name) => !isSpecified(name));
  return Object.fromEntries(names.map((name) => [name, judge(name)]));

  function judge(name: string): OfferedRemote {
    const remote = name as CustomRemoteName;
    if (!isAddedName(name)) {
      return refusedRemote(
        remote,
        'its name is none that a remote may have: write a new one in letters and digits, such as “loyalty”',
      );
    }
    const offeredRemote = parseRemote(name, listed[name], judging);
    if (!offeredRemote.ok) return offeredRemote;
    const { contract } = v.parse(anyFields, listed[name]);
    if (contract === undefined || contract === null) {
      return refusedRemote(name, 'it names no contract: write a range such as “>=1.1 <2”');
    }
    const { routes = [], slots = [] } = offeredRemote.value;
    if (routes.length === 0 && slots.length === 0) return refusedRemote(name, 'it has neither routes nor slots');
    const grant = grantRoutes(routes, SITE_PATTERNS, grantedPages);
    if (!grant.ok) return refusedRemote(name, grant.error);
    grantedPages.push({ remote: name, routes });
    return offeredRemote;
  }
}

function isSpecified(name: string): boolean {
  return REMOTE_NAMES.some((specified) => specified === name);
}
