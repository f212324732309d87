/** The languages Potluck speaks, as BCP 47 tags in the specification's spelling. */
export const languages = ['en-us', 'it-it', 'de-de', 'uk-ua', 'he'] as const

export type Language = (typeof languages)[number]

/** Languages written from right to left. */
export const isRightToLeft = (language: Language): boolean => language === 'he'
