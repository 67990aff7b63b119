import { findOfferedRemote, type Manifest, type RemoteFile } from '@livery/contract/remotes/manifest';
import type { RemoteName } from '@livery/contract/remotes/remote-name';

/** What depends on the address of its file, or would end the style element that it is in. */
const NOT_INLINE_PATTERN = /url\(|@import|@charset|@namespace|<\//i;

/** The style sheets of remotes that can stand in a page itself, which is then painted without a request for them. */
export function inlineStyles(read: (file: RemoteFile) => Promise<string>) {
  let texts: ReadonlyMap<string, string> = new Map();

  async function textsOf(files: readonly RemoteFile[]) {
    const found = files.map(async (file) => {
      const text = texts.get(file.integrity) ?? (await read(file).catch(() => undefined));
      return text === undefined || NOT_INLINE_PATTERN.test(text) ? [] : [[file.integrity, text.trim()] as const];
    });
    return new Map((await Promise.all(found)).flat());
  }

  return {
    /** Reads those of the remotes that are rendered here; whatever can't be read is a link, as it is until then. */
    load(manifest: Manifest, names: readonly string[]): void {
      const files = names.flatMap((name) => {
        const offered = findOfferedRemote(manifest, name as RemoteName);
        return offered.ok ? offered.value.styles : [];
      });
      void textsOf(files).then((read) => {
        texts = read;
      });
    },
    textOf: ({ integrity }: RemoteFile): string | undefined => texts.get(integrity),
  };
}
