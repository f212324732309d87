import { fallbackLanguage, type Language, languageOfTag, languages } from '@potluck/cooking/language'
import type { FastifyRequest } from 'fastify'

/** The best available language for a browser, by its `Accept-Language` (RFC 9110, section 12.5.4). */
export function acceptedLanguage(accepted: string | undefined): Language {
  const wishes = (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
      const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined)
      return { language: languageOfTag(tag), quality: Number(quality ?? 1) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  return wishes.find(({ language }) => language !== undefined)?.language ?? fallbackLanguage
}

/** The language of an answer: the one that the request names, if it is available, else the browser's. */
export const languageFor = ({ headers }: Pick<FastifyRequest, 'headers'>, requested?: string): Language =>
  languageOfTag(requested ?? '', languages) ?? acceptedLanguage(headers['accept-language'])
