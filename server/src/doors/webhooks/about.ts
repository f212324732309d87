import { z } from 'zod'

/** Most things that one delivery names; the rest is counted. */
export const maxNamed = 50

/** The things that something happened to, before it is put into words. */
const about = z.discriminatedUnion('of', [
  z.object({ of: z.literal('things'), ids: z.array(z.string()), count: z.int() }),
  z.object({ of: z.literal('day'), day: z.string() }),
  z.object({ of: z.literal('timer'), name: z.string(), recipeId: z.string().nullable() }),
])

export type About = z.infer<typeof about>

/** Things that were added, ticked or written. */
export const things = (ids: readonly string[]): About => {
  const each = [...new Set(ids)]
  return { of: 'things', ids: each.slice(0, maxNamed), count: each.length }
}

/** Two things that happened in one place, as one. */
export function together(before: About, after: About): About {
  if (before.of !== 'things' || after.of !== 'things') return after
  const more = after.ids.filter((id) => !before.ids.includes(id))
  const known = after.ids.length - more.length
  return { of: 'things', ids: [...before.ids, ...more].slice(0, maxNamed), count: before.count + after.count - known }
}

/** Reads what a row has. */
export const readAbout = (json: string): About => about.parse(JSON.parse(json))
