import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { type EngineWindow, evaluate } from './engine-window.ts';

declare global {
  /** The global of Testing Library's browser bundle. */
  var TestingLibraryDom: typeof import('@testing-library/dom') | undefined;
}

/** An element by role and name (as in Testing Library), by label, or by CSS selector. */
export type Target = { readonly role: string; readonly name?: string } | { readonly label: string } | string;

type Json = string | number | boolean | readonly Json[];

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** A visitor who uses the shell in a window, by roles and names, and waits for elements that aren't there yet. */
export class Visitor {
  readonly window: EngineWindow;
  readonly #port: string;

  constructor(window: EngineWindow, port: string) {
    this.window = window;
    this.#port = port;
  }

  at(host: string, path: string): string {
    return `http://${host}.localhost:${this.#port}${path}`;
  }

  /** Opens a page of an agency as a visitor who has closed the save-price popup, and who may be signed in. */
  async open(host: string, path: string, person?: string): Promise<void> {
    await this.window.open(this.at(host, '/robots.txt'));
    await evaluate(
      this.window,
      prepareStorage,
      person === undefined ? '' : `access_token=sandbox-${host}-${person}; path=/`,
    );
    await this.window.open(this.at(host, path));
  }

  sees(target: Target): Promise<void> {
    return eventually(async () => void (await this.#find(target)));
  }

  seesNot(target: Target): Promise<void> {
    return eventually(() => expect(this.#find(target)).rejects.toThrow());
  }

  async click(target: Target): Promise<void> {
    await eventually(async () => {
      const { x, y, width, height } = await this.#find(target, { scrolled: true });
      await this.window.clickAt(x + width / 2, y + height / 2);
    });
  }

  async fill(label: string, text: string): Promise<void> {
    await this.click({ label });
    await this.window.type(text);
  }

  /** Waits until a function that runs in the page returns a value. */
  async reads<Result extends Json>(read: () => Result, expected: Result): Promise<void> {
    await eventually(async () => expect(await evaluate(this.window, read)).toEqual(expected));
  }

  async isAt(path: RegExp): Promise<void> {
    await eventually(async () =>
      expect(await evaluate(this.window, () => location.pathname + location.search)).toMatch(path),
    );
  }

  async #find(target: Target, { scrolled = false } = {}) {
    if (!((await this.window.run('typeof TestingLibraryDom')) === 'object')) {
      await this.window.run(LIBRARY);
    }
    const box = await evaluate(this.window, boxOf, target, scrolled);
    if (typeof box === 'string') throw new Error(box);
    return box;
  }
}

const eventually = (attempt: () => Promise<void>) => expect(attempt).toPass({ timeout: 30_000 });

function prepareStorage(cookie: string): void {
  sessionStorage.setItem('savePriceDismissed', 'true');
  if (cookie !== '') document.cookie = cookie;
}

/** The position of an element, which is scrolled into view if it is to be clicked; else why it can't be used. */
function boxOf(target: Target, scrolled: boolean) {
  const elementsOf = () => {
    if (typeof target === 'string') return [...document.querySelectorAll(target)];
    if ('label' in target) return TestingLibraryDom?.queryAllByLabelText(document.body, new RegExp(target.label)) ?? [];
    const named = target.name === undefined ? {} : { name: new RegExp(target.name) };
    return TestingLibraryDom?.queryAllByRole(document.body, target.role, named) ?? [];
  };
  const element = elementsOf().find((candidate) => candidate.checkVisibility({ visibilityProperty: true }));
  if (element === undefined) return `There is no ${JSON.stringify(target)} in ${location.href}.`;
  if (scrolled) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const otherElement = document.elementFromPoint(x + width / 2, y + height / 2);
  if (scrolled && (otherElement === null || !(element.contains(otherElement) || otherElement.contains(element)))) {
    return `${JSON.stringify(target)} is covered by ${otherElement?.outerHTML.slice(0, 200)}.`;
  }
  return { x, y, width, height };
}
