import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aTree } from './a-tree.ts';

/**
 * Lints texts as files of a layer or package, or as tests, and returns the rules that refuse each. Unused and
 * unknown names are ignored, because these tests are not about them.
 */
function lintRefusals(folder: string, texts: readonly string[]): readonly (readonly string[])[] {
  const base = /^(tests|packages\/.*)$/.test(folder) ? folder : `src/${folder}`;
  const files = texts.map((text, index) => [`${base}/case-${index}.tsx`, text] as const);
  const root = aTree(Object.fromEntries(files));
  copyFileSync('.oxlintrc.json', join(root, '.oxlintrc.json'));
  cpSync('scripts/lint', join(root, 'scripts/lint'), { recursive: true });

  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=json', base], {
    cwd: root,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: readonly { filename: string; code: string; message: string }[];
  };
  return files.map(([name]) =>
    diagnostics.filter(({ filename }) => filename === name).map(({ code, message }) => `${code} ${message}`),
  );
}

/** Expects each text to be refused for this reason only. */
function expectRefused(folder: string, because: string | RegExp, texts: readonly string[]): void {
  const each = lintRefusals(folder, texts).map((all, index) => [texts[index], all]);
  expect(each).toEqual(texts.map((text) => [text, [expect.stringMatching(because)]]));
}

function expectWelcome(folder: string, texts: readonly string[]): void {
  expect(lintRefusals(folder, texts).flat()).toEqual([]);
}

describe('RxJS time operators', () => {
  it('are refused without a scheduler', () => {
    expectRefused('application', /^livery\(scheduled-time\)/, [
      "import { timer } from 'rxjs';\nexport const later = timer(100);",
      "import { delay as later } from 'rxjs';\nexport const wait = later(100);",
      "import { timeout } from 'rxjs';\nexport const limit = timeout({ first: 100 });",
      "import { throttleTime, asapScheduler } from 'rxjs';\nexport const calm = [throttleTime(100), asapScheduler];",
    ]);
  });

  it('are welcome with one', () => {
    expectWelcome('application', [
      "import { timer } from 'rxjs';\nexport const later = (scheduler) => timer(100, scheduler);",
      "import { timer } from 'rxjs';\nexport const often = (scheduler) => timer(0, 100, scheduler);",
      "import { timeout } from 'rxjs';\nexport const limit = (scheduler) => timeout({ first: 100, scheduler });",
      'export const delay = (ms) => ms;\nexport const own = delay(100);',
    ]);
  });
});

describe('text for browsers that translate the page', () => {
  it('is refused beside other content, if it changes or something comes and goes there', () => {
    expectRefused('ui', /^livery\(isolated-text\)/, [
      'export const Busy = ({ busy, children }) => <button type="button">{busy && <i />}{children}</button>;',
      "export const Shown = ({ t }) => <p><b />{t('shown')}</p>;",
      'export const Shown = ({ count }) => <p><b />{`${count} of 9`}</p>;',
      'export const Shown = ({ note }) => <p>All {note && <b />}</p>;',
      "export const Shown = ({ many, t }) => <><b />{many ? t('many') : null}</>;",
      "export function Shown({ t }) { return t('shown'); }",
      "export function Shown({ own, t }) { if (own) return t('own'); return <b />; }",
    ]);
  });

  it('is welcome in its own element, alone, and where nothing changes', () => {
    expectWelcome('ui', [
      'export const Busy = ({ busy, children }) => <button type="button">{busy && <i />}<span>{children}</span></button>;',
      'export const Shown = ({ isOpen, children }) => <div>{isOpen && <i />}{children}</div>;',
      "export const Shown = ({ open }) => <p><b />{' '}{open && <i />}</p>;",
      "export function shownText({ t }) { return t('shown'); }",
      "export function Shown({ t }) { const words = () => { return t('shown'); }; return <p>{words()}</p>; }",
    ]);
  });
});

describe('strings that become markup', () => {
  it.each(['ui', 'infrastructure/browser'])('are refused in %s', (folder) => {
    const texts = [
      'export const Page = (html) => <div dangerouslySetInnerHTML={{ __html: html }} />;',
      'export const props = (html) => ({ dangerouslySetInnerHTML: { __html: html } });',
      'export const props = (srcDoc) => ({ srcDoc });',
      'export const Frame = (html) => <iframe title="x" sandbox="" srcDoc={html} />;',
      'export const Framed = ({ Frame, html }) => <Frame srcDoc={html} />;',
      'export const show = (element, html) => { element.innerHTML = html; };',
      'export const show = (element, html) => Object.assign(element, { innerHTML: html });',
      'export const show = (frame, html) => { frame.srcdoc = html; };',
      "export const show = (element, html) => { element['outerHTML'] = html; };",
      "export const show = (element, html) => element.insertAdjacentHTML('beforeend', html);",
      'export const show = (element, html) => element?.setHTMLUnsafe(html);',
    ];
    const rules = /no-restricted-properties|id-denylist|no-danger|forbid-(dom|component)-props/;
    const each = lintRefusals(folder, texts);
    expect(texts.filter((_, index) => each[index]?.length === 0)).toEqual([]);
    expect(each.flat().filter((refusal) => !rules.test(refusal))).toEqual([]);
  });
});
