import { findOfferedRemote, type Manifest, type RemoteFile } from '@livery/contract/remotes/manifest';
import type { RemoteName } from '@livery/contract/remotes/remote-name';

/** Rules that depend on the address of their file, or would end the style element around them. */
const NOT_INLINE_PATTERN = /url\(|@import|@charset|@namespace|<\//i;

/** The style sheets of remotes that can be inlined in a page, which is then painted without requesting them. */
export function inlineStyles(read: (file: RemoteFile) => Promise<string>) {
  let texts: ReadonlyMap<string, string> = new Map();

  async function textsOf(files: readonly RemoteFile[]) {
    const fileTexts = files.map(async (file) => {
      const text = texts.get(file.integrity) ?? (await read(file).catch(() => undefined));
      return text === undefined || NOT_INLINE_PATTERN.test(text) ? [] : [[file.integrity, text.trim()] as const];
    });
    return new Map((await Promise.all(fileTexts)).flat());
  }

  return {
    /** Reads those of the remotes that are rendered here; a sheet that isn't read yet, or can't be read, is linked. */
    load(manifest: Manifest, names: readonly string[]): void {
      const files = names.flatMap((name) => {
        const offeredRemote = findOfferedRemote(manifest, name as RemoteName);
        return offeredRemote.ok ? offeredRemote.value.styles : [];
      });
      void textsOf(files).then((read) => {
        texts = read;
      });
    },
    textOf: ({ integrity }: RemoteFile): string | undefined => texts.get(integrity),
  };
}
