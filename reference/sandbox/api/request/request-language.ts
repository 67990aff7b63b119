import type { Context, MiddlewareHandler } from 'hono';
import { WORLD_LANGUAGES } from '../../world/words/translate.ts';

/** The language of a response: the first of `Accept-Language` in which the world has texts, else English. */
export function languageOfRequest({ req }: Context): string {
  const acceptedLanguages = (req.header('accept-language') ?? '').slice(0, 200).split(',').map(parsePreference);
  const knownCodes = acceptedLanguages.sort((a, b) => b.quality - a.quality).map(({ code }) => code);
  return knownCodes.find((code) => WORLD_LANGUAGES.includes(code)) ?? 'en';
}

/** A part of the header, such as `pt-BR;q=0.8`, as one of our codes and its quality. */
function parsePreference(part: string): { readonly code: string; readonly quality: number } {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const [code = ''] = tag.split('-');
  const quality = parameters
    .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
    .find((one) => one !== undefined);
  return { code: code === 'nb' || code === 'nn' ? 'no' : code, quality: quality === undefined ? 1 : Number(quality) };
}

/** Names the language of a response whose texts follow `Accept-Language`. */
export const withContentLanguage: MiddlewareHandler = async (c, next) => {
  await next();
  const language = languageOfRequest(c);
  c.res.headers.set('Content-Language', language === 'no' ? 'nb' : language);
  c.res.headers.append('Vary', 'Accept-Language');
};
