import { type Expression, type RawBuilder, sql } from 'kysely'

/** Maximum size of a page of an answer, bytes. */
export const maxPageBytes = 2_000_000

/** The first values that fit, at least one. */
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

/** The sum of the sizes of texts in UTF-8, bytes. Both databases compute it without reading the texts. */
export const textBytes = (...texts: readonly Expression<string>[]): RawBuilder<number> =>
  sql<number>`(${sql.join(
    texts.map((text) => sql`octet_length(${text})`),
    sql` + `,
  )})`
