import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContainerModule, ContainerModuleLoadOptions, ResolutionContext, ServiceIdentifier } from 'inversify';

/** What is bound under a token, and what its factory is handed. */
export interface Binding {
  readonly token: ServiceIdentifier;
  readonly factory: ((...given: never[]) => unknown) | undefined;
  readonly tokens: readonly ServiceIdentifier[];
}

/**
 * What a factory is handed: the tokens that it gets from the container when it is called. Until then it depends on
 * nothing, so what it gets may depend on it in turn.
 */
function tokensOf(factory: (context: Pick<ResolutionContext, 'get'>) => unknown): readonly ServiceIdentifier[] {
  const tokens: ServiceIdentifier[] = [];
  const get = (token: ServiceIdentifier) => void tokens.push(token);
  const made = factory({ get } as ResolutionContext);
  if (typeof made === 'function') made();
  return tokens;
}

/** The bindings of modules, as the modules themselves declare them; a later one takes the place of an earlier one. */
export function bindingsOf(modules: readonly ContainerModule[]): ReadonlyMap<ServiceIdentifier, Binding> {
  const bindings = new Map<ServiceIdentifier, Binding>();
  const bind = (token: ServiceIdentifier) => {
    const note = (factory?: Binding['factory'], tokens: Binding['tokens'] = []) => {
      bindings.set(token, { token, factory, tokens });
      return { inSingletonScope: () => undefined };
    };
    return {
      toResolvedValue: note,
      toConstantValue: () => note(),
      toFactory: (factory: Parameters<typeof tokensOf>[0]) => note(undefined, tokensOf(factory)),
      toService: (other: ServiceIdentifier) => note(undefined, [other]),
    };
  };
  const options = { bind, rebind: bind } as unknown as ContainerModuleLoadOptions;
  for (const module of modules) void module.load(options);
  return bindings;
}

const nameOf = (token: ServiceIdentifier): string =>
  typeof token === 'symbol' ? (token.description ?? '') : String(token);

/** Who depends on what, a line each. */
export function tableOf(bindings: ReadonlyMap<ServiceIdentifier, Binding>): string {
  const lines = [...bindings.values()].map(({ token, tokens }) =>
    [nameOf(token), tokens.map(nameOf).join(', ')].join(': ').trim(),
  );
  return `${lines.sort().join('\n')}\n`;
}

/** Tokens that are bound, and that nothing on the way from the root depends on. */
export function unreachable(bindings: ReadonlyMap<ServiceIdentifier, Binding>, root: ServiceIdentifier): string[] {
  const reached = new Set<ServiceIdentifier>();
  const collect = (token: ServiceIdentifier) => {
    if (reached.has(token)) return;
    reached.add(token);
    bindings.get(token)?.tokens.forEach(collect);
  };
  collect(root);
  return [...bindings.keys()].filter((token) => !reached.has(token)).map(nameOf);
}

/** Tokens that a factory is handed and doesn't use. */
export function unusedTokens({ token, factory, tokens }: Binding): string[] {
  if (factory === undefined) return [];
  const { parameters, body } = partsOf(factory.toString());
  return tokens.flatMap((given, at) => {
    const parameter = parameters[at];
    const names = parameter?.startsWith('{') ? destructuredNames(parameter) : [parameter ?? ''];
    const isUsed = parameters[0]?.startsWith('...') || names.some((name) => name !== '' && mentions(body, name));
    return isUsed ? [] : [`${nameOf(token)} does not use ${nameOf(given)}`];
  });
}

/** The names that `{ one, two: other }` brings into a function. */
const destructuredNames = (parameter: string) =>
  [...parameter.matchAll(/(\w+)\s*(?=[,}])/g)].map(([, name = '']) => name);

const FEATURES = 'src/infrastructure/wiring/features';

/** Needs that a feature's module hands to a use-case, and that the use-case declares and doesn't read. */
export function unusedNeeds(): string[] {
  return readdirSync(FEATURES).flatMap((module) => {
    const handed = readFileSync(join(FEATURES, module), 'utf8').matchAll(/\bfromTokens\((open\w+), \{([^}]*)\}/g);
    return [...handed].flatMap(([, open = '', needs = '']) => {
      const file = USE_CASE_FILES.get(open);
      if (file === undefined) return [`${open} is in no file of its name`];
      const text = readFileSync(file, 'utf8');
      const names = [...needs.matchAll(/(\w+):/g)].map(([, name = '']) => name);
      return names.filter((name) => !usesNeed(text, name, file)).map((name) => `${open} does not use ${name}`);
    });
  });
}

const USE_CASE_FILES: ReadonlyMap<string, string> = new Map(
  readdirSync('src/application', { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const name = /(?:^|\/)(open-[\w-]+)\.ts$/.exec(path)?.[1];
    return name === undefined ? [] : [[camelCase(name), join('src/application', path)] as const];
  }),
);

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Whether a need is read by the code of a file, or by that of a neighbour which it hands all of its needs to. */
export function usesNeed(text: string, need: string, file: string): boolean {
  const code = text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/^import [\s\S]*?;$/gm, '')
    .replace(/^(export )?(interface \w|type [^;{]*\{)[\s\S]*?^\}.*$/gm, '')
    .replace(/^(export )?type [^{]*?;$/gm, '');
  if (mentions(code, need) || new RegExp(`\\bneeds\\.${need}\\b`).test(code)) return true;
  if (!/\.\.\.needs\b|[(,] ?needs\b/.test(code)) return false;
  const neighbours = [...text.matchAll(/(?:^import .* from |\bimport\()'(\.\/[\w/-]+\.ts)'/gm)].map(
    ([, path]) => path ?? '',
  );
  return neighbours.some((path) => {
    const neighbour = join(dirname(file), path);
    const source = readFileSync(neighbour, 'utf8');
    const declared = `${source}\n${extendedIn(source, neighbour)}`;
    return new RegExp(`readonly ${need}[?:]`).test(declared) && usesNeed(source, need, neighbour);
  });
}

/** What the types of neighbours declare that a file's own `Needs` extend: their files, or the members that are picked. */
function extendedIn(source: string, file: string): string {
  const [, picked] = /interface Needs extends Pick<\w+, ([^>]*)>/.exec(source) ?? [];
  if (picked !== undefined) return picked.replace(/'(\w+)'/g, 'readonly $1:');
  const [, extended] = /interface Needs extends (\w+)/.exec(source) ?? [];
  const [, path] = new RegExp(`^import type \\{ ${extended} \\} from '(\\./[\\w-]+\\.ts)'`, 'm').exec(source) ?? [];
  return path === undefined ? '' : readFileSync(join(dirname(file), path), 'utf8');
}

const mentions = (code: string, name: string) => new RegExp(`(?<!\\w|(?<!\\.\\.)\\.)${name}\\b`).test(code);

/** The parameters and the body of a function. */
function partsOf(source: string): { readonly parameters: readonly string[]; readonly body: string } {
  const open = source.indexOf('(');
  let depth = 0;
  let close = open;
  for (; close < source.length; close++) {
    if ('([{'.includes(source[close] ?? '')) depth += 1;
    if (')]}'.includes(source[close] ?? '')) depth -= 1;
    if (depth === 0) break;
  }
  const list = source.slice(open + 1, close);
  return { parameters: splitParameters(list), body: source.slice(close + 1) };
}

function splitParameters(list: string): readonly string[] {
  let depth = 0;
  const parts = [''];
  for (const character of list) {
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim().replace(/\s*=.*$/s, '')).filter((part) => part !== '');
}
