import { ContainerModule } from 'inversify';
import { EMPTY_POLICY_BOOK } from '../../domain/agency/policy-book.ts';
import { AXIOS_DEFAULTS } from '../http/load-axios.ts';
import { memoryConfiguration } from '../memory/memory-configuration.ts';
import { fileRecordSink } from '../node/file-record-sink.ts';
import { localhostLookup } from '../node/localhost-lookup.ts';
import { createRecorder } from '../recorded/create-recorder.ts';
import { httpModule } from './adapters/http.module.ts';
import { httpSourcesModule } from './adapters/http-sources.module.ts';
import { memoryDeviceModule } from './adapters/memory-device.module.ts';
import { nodeModule } from './adapters/node.module.ts';
import { recorderModule } from './adapters/recorder.module.ts';
import { systemModule } from './adapters/system.module.ts';
import { type CommandLineOptions, commandLineDevice } from './command-line-options.ts';
import type { AdapterSet } from './create-container.ts';
import { storedSession } from './stored-session.ts';
import { PORT } from './tokens.ts';

interface HttpNodeAdaptersOptions extends CommandLineOptions {
  /** The address before `/api`. */
  readonly api: string;
  /** The base address of the resort service; by default, the API's. */
  readonly resort?: string | undefined;
  /** The deployment's environment; by default, `local`. */
  readonly environment?: string | undefined;
  /** The folder that stores cookies and storage between commands; by default, they aren't stored. */
  readonly stateFolder?: string | undefined;
  /** Whether the command changes the stored values, which is the default, or only reads the stored sign-in. */
  readonly writesSession?: boolean | undefined;
  /** The file to record the session in, which is overwritten; by default, it isn't recorded. */
  readonly record?: string | undefined;
}

/** The adapters of the command line: the real API over HTTP, with the agency's host as `Origin`. */
export function httpNodeAdapters(adaptersOptions: HttpNodeAdaptersOptions): AdapterSet {
  const {
    api,
    resort = api,
    stateFolder,
    environment = 'local',
    writesSession = true,
    record,
    ...options
  } = adaptersOptions;
  const [apiUrl, resortUrl] = [api, resort].map((address) => address.replace(/\/$/, '')) as [string, string];
  const stored =
    stateFolder === undefined ? {} : storedSession({ ...options, stateFolder, apiUrl, changes: writesSession });
  const policies = options.policies ?? EMPTY_POLICY_BOOK;

  return [
    systemModule(options),
    memoryDeviceModule(commandLineDevice(options)),
    // A given token is for this session only.
    nodeModule(options.token === undefined ? stored : { ...stored, cookies: undefined }),
    new ContainerModule(({ bind }) => {
      bind(PORT.configuration).toConstantValue(
        memoryConfiguration({ environment, apiUrl, resortUrl, contentUrl: '/remotes', policies }),
      );
    }),
    recorderModule(
      record === undefined ? undefined : (device) => createRecorder({ sink: fileRecordSink(record), device }),
    ),
    httpModule({
      ...AXIOS_DEFAULTS,
      headers: { Origin: `http://${options.host}` },
      lookup: localhostLookup,
      proxy: false,
    }),
    httpSourcesModule,
  ];
}
