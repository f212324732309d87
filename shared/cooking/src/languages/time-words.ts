/** Units of time that recipes use. */
export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** What a language calls them, in the forms of `Words.units`. */
export type TimeWords = { readonly [unit in TimeUnit]: readonly string[] }
