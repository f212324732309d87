/** Units of time that recipes use. */
export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** Their names in a language, in the forms of `Words.units`. */
export type TimeWords = { readonly [unit in TimeUnit]: readonly string[] }
