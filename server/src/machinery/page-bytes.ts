import { type Expression, type RawBuilder, sql } from 'kysely'

/** Bytes after which a page of an answer ends. */
export const maxPageBytes = 2_000_000

/** As many of the first values as fit, but one at least. */
export function firstThatFit<T extends { readonly bytes: number }>(
  values: readonly T[],
  maxBytes: number,
): readonly T[] {
  let bytes = 0
  const end = values.findIndex((value, at) => {
    bytes += value.bytes
    return at > 0 && bytes > maxBytes
  })
  return end < 0 ? values : values.slice(0, end)
}

/** Bytes of texts in UTF-8, all together. Both databases know them without reading the texts. */
export const textBytes = (...texts: readonly Expression<string>[]): RawBuilder<number> =>
  sql<number>`(${sql.join(
    texts.map((text) => sql`octet_length(${text})`),
    sql` + `,
  )})`
