/** The languages that pages drawn here speak: those that the product is offered in. */
export const pageLanguages = ['en-us', 'he'] as const

export type PageLanguage = (typeof pageLanguages)[number]

/** First parts of language tags (BCP 47); `iw` is what old phones call Hebrew. */
const byTag: Readonly<Record<string, PageLanguage>> = { en: 'en-us', he: 'he', iw: 'he' }

/** The best of our languages for a browser, by its `Accept-Language` (RFC 9110, section 12.5.4). */
export function pageLanguage(accepted: string | undefined): PageLanguage {
  const wishes = (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
      const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined)
      return { language: byTag[tag.split('-')[0] ?? ''], quality: Number(quality ?? 1) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  return wishes.find(({ language }) => language !== undefined)?.language ?? 'en-us'
}

const firstLetter = /\p{Letter}/u
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** Which way a text runs, by its first letter. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  rightToLeft.test(firstLetter.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
