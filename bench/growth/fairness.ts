import { setTimeout as pause } from 'node:timers/promises'
import { importRecipes, registerCook } from '../server/cook.ts'
import type { Place } from './place.ts'
import { timeOf } from './questions.ts'

/** A member looks at another page so often, milliseconds. */
const readsEvery = 60

const round = (value: number): number => Math.round(value * 10) / 10

/** Looks at pages until something is done; gives what that took, milliseconds. */
async function readUntil(place: Place, token: string, recipes: number, done: Promise<unknown>) {
  let isDone = false
  void done.finally(() => {
    isDone = true
  })
  const times: number[] = []
  for (let page = 0; !isDone; page += 1) {
    const offset = (page * 79) % (recipes - 100)
    times.push(await timeOf(`${place.address}api/recipes/by-page?count=100&offset=${offset}&token=${token}`))
    await pause(readsEvery)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => round(times[Math.floor(times.length * share)] ?? 0)
  return { requests: times.length, p50: at(0.5), p95: at(0.95), most: at(0.999) }
}

/** What a list of one member takes while nobody else, and while others import. */
export async function fairnessOf(place: Place, imported = 3_000) {
  const recipes = 1_000
  const reader = await registerCook(place.address, 'Reader')
  await importRecipes(place.address, reader, recipes)
  await readUntil(place, reader, recipes, pause(2_000))
  const alone = await readUntil(place, reader, recipes, pause(15_000))
  const one = await registerCook(place.address, 'One')
  const importing = importRecipes(place.address, one, imported)
  const besideOne = await readUntil(place, reader, recipes, importing)
  return { alone, besideOne, perSecond: await importing }
}
