import { describe, expect, it } from 'vitest';
import { inlineStyles } from '../../../src/edge/render/inline-styles.ts';
import { parseManifest } from '../../../src/infrastructure/remotes/manifest-wire.ts';

const stylesheetFile = (name: string) => ({ url: `${name}.css`, integrity: `sha384-${name.repeat(64).slice(0, 64)}` });
const parsedManifest = parseManifest(
  {
    version: 1,
    remotes: {
      blog: { ...stylesheetFile('a'), styles: [stylesheetFile('b'), stylesheetFile('c')] },
      resort: { ...stylesheetFile('d'), styles: [stylesheetFile('e')] },
    },
  },
  'https://content.example',
);
if (!parsedManifest.ok) throw new Error('The manifest of this file is wrong.');
const manifest = parsedManifest.value;

/** The style rules in a page that come from style sheets with these texts. */
async function inPage(texts: Readonly<Record<string, string>>, names = ['blog']) {
  const readFiles: string[] = [];
  const styles = inlineStyles(async ({ url }) => {
    const name = url.slice(-'x.css'.length).slice(0, 1);
    readFiles.push(name);
    const text = texts[name];
    if (text === undefined) throw new Error('404');
    return text;
  });
  styles.load(manifest, names);
  await new Promise(setImmediate);
  return { read: readFiles, of: (name: string) => styles.textOf({ ...stylesheetFile(name), url: '' }) };
}

describe('style sheets of remotes', () => {
  it('stand in the page, of the remotes that are rendered', async () => {
    const { of, read } = await inPage({ b: '.card{color:red}\n', c: '.list{}' });
    expect([of('b'), of('c'), of('e')]).toEqual(['.card{color:red}', '.list{}', undefined]);
    expect(read).toEqual(['b', 'c']);
  });

  it('stay files where they refer to others, could end the element, or can’t be read', async () => {
    for (const text of [
      'a{background:url(x.png)}',
      '@import "x.css";',
      '@charset "utf-8";',
      'a::after{content:"</style>"}',
    ]) {
      expect((await inPage({ b: text })).of('b')).toBeUndefined();
    }
    expect((await inPage({})).of('b')).toBeUndefined();
  });
});
