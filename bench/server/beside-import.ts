import { setTimeout as pause } from 'node:timers/promises'
import { importRecipes, registerCook } from './cook.ts'

/** A reader looks at another page so often, milliseconds. */
const readsEvery = 60

/** The time of a reader's pages while another cook imports, milliseconds. */
export async function besideImport(address: string, token: string, recipes: number) {
  const other = await registerCook(address, 'Other')
  const times: number[] = []
  let isDone = false
  const importing = importRecipes(address, other, 2_000).finally(() => {
    isDone = true
  })
  for (let page = 0; !isDone; page += 1) {
    const started = performance.now()
    const offset = (page * 79) % (recipes - 100)
    await (await fetch(`${address}api/recipes/by-page?count=100&offset=${offset}&token=${token}`)).arrayBuffer()
    times.push(performance.now() - started)
    await pause(readsEvery)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10
  return { p50: at(0.5), p95: at(0.95), importedPerSecond: await importing }
}
