import { request } from 'node:http'
import { createApiClient } from '@potluck/api/client'
import { listRecipes, rateRecipe } from '@potluck/api/recipes'
import { searches } from '../server/seed.ts'
import type { Cloned } from './clone-books.ts'
import type { Place } from './place.ts'

/** What a question takes: milliseconds until its answer, and of processor. */
export interface Taken {
  readonly p50: number
  readonly p95: number
  readonly serverMs: number
  readonly databaseMs: number
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Milliseconds until the last byte of an answer. */
export const timeOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    request(url, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}`))
      answer.resume().on('end', () => resolve(performance.now() - started))
    })
      .on('error', reject)
      .end()
  })

/** A member with a book of a known size. */
export interface BookReader extends Cloned {
  readonly recipes: number
}

/** Gives the path of the question, with any search that it has. */
type Question = (member: BookReader, round: number) => string

const pathOf = (path: string) => `api/${path}`
const searchFor = (words: string) => pathOf(`recipes/search?query=${encodeURIComponent(words)}`)

/** Another two words each time. */
const twoWords = (round: number) => {
  const [one, other] = [searches[round % 30] ?? '', searches[(round * 7 + 11) % 30] ?? '']
  return `${one.split(' ')[0]} ${other.split(' ')[0]}`
}

export const questions = {
  first: () => pathOf('recipes/by-page?count=100'),
  last: ({ recipes }) => pathOf(`recipes/by-page?count=100&offset=${Math.max(0, recipes - 100)}`),
  byRating: (_, round) => pathOf(`recipes/by-page?count=100&sort=-rating&offset=${(round % 3) * 20}`),
  label: (_, round) => pathOf(`recipes/by-page?count=100&labels=${['dinner', 'vegan', 'soup', 'quick'][round % 4]}`),
  search: (_, round) => searchFor(twoWords(round)),
} as const satisfies Readonly<Record<string, Question>>

async function measure(place: Place, count: number, ask: (round: number) => Promise<number>): Promise<Taken> {
  const times: number[] = []
  const before = await place.used()
  for (let round = 0; round < count; round += 1) times.push(await ask(round))
  const after = await place.used()
  times.sort((a, b) => a - b)
  const at = (share: number) => round(times[Math.floor(times.length * share)] ?? 0)
  return {
    p50: at(0.5),
    p95: at(0.95),
    serverMs: round((after.serverMs - before.serverMs) / count),
    databaseMs: round((after.databaseMs - before.databaseMs) / count),
  }
}

const addressOf = (place: Place, { token }: Cloned, path: string) => `${place.address}${path}&token=${token}`

/** Asks members in turn. */
export function ask(place: Place, members: readonly BookReader[], count: number, question: Question): Promise<Taken> {
  return measure(place, count, (round) => {
    const member = members[round % members.length]
    if (!member) throw new Error('nobody asks')
    return timeOf(addressOf(place, member, question(member, round)))
  })
}

/**
 * The same with a change of the book before each question, of which only the question counts: the processor time of changes
 * alone is taken off.
 */
export async function askAfterWrites(
  place: Place,
  member: BookReader,
  count: number,
  question: Question,
): Promise<Taken> {
  const api = createApiClient({ base: `${place.address}api/`, token: () => member.token })
  const { data } = (await api.call(listRecipes, { query: { count: 50, offset: Math.floor(member.recipes / 2) } })).data
  const change = (round: number) =>
    api.call(rateRecipe, { params: { id: data[round % data.length]?.id ?? '' }, body: { rating: 1 + (round % 5) } })
  const changes = await measure(place, count, async (round) => {
    await change(round)
    return 0
  })
  const both = await measure(place, count, async (round) => {
    await change(round + 3)
    return timeOf(addressOf(place, member, question(member, round)))
  })
  return {
    ...both,
    serverMs: round(both.serverMs - changes.serverMs),
    databaseMs: round(both.databaseMs - changes.databaseMs),
  }
}
