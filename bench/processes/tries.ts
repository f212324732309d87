import { setTimeout as pause } from 'node:timers/promises'
import { createApiClient } from '@potluck/api/client'
import { acceptKitchenLink, createKitchenLink } from '@potluck/api/kitchen-links'
import { createKitchen } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { createRecipe, getRecipe, listRecipes, updateRecipe } from '@potluck/api/recipes'
import { login } from '@potluck/api/sessions'
import type { Cook } from '../kill/cook.ts'
import { listenLive } from '../server/live-listener.ts'

/** The same cook at another process. */
export function cookAt(address: string, cook: Cook): Cook {
  return { ...cook, api: createApiClient({ base: `${address}api/`, token: () => cook.token }) }
}

const add = async ({ api }: Cook, title: string, labels: readonly string[] = []): Promise<string> => {
  const id = crypto.randomUUID()
  await api.call(createRecipe, { body: { id, title, labels: [...labels] } })
  return id
}

/** Writes at one process and asks another at once. @returns what another one did not know */
export async function writeHereReadThere(places: readonly Cook[], rounds: number): Promise<readonly string[]> {
  const unknown: string[] = []
  for (let round = 0; round < rounds; round++) {
    const [here, there] = [places[round % places.length], places[(round + 1) % places.length]]
    if (!here || !there) break
    const label = `round ${round}`
    const id = await add(here, `Stew ${round}`, [label])
    const [page, labels] = await Promise.all([
      there.api.call(listRecipes, { query: { count: 5, labels: label } }),
      there.api.call(listLabels, {}),
    ])
    if (!page.data.data.some((recipe) => recipe.id === id)) unknown.push(`the page lacks Stew ${round}`)
    if (!labels.data.some(({ title }) => title === label)) unknown.push(`the labels lack ${label}`)
    await here.api.call(updateRecipe, { params: { id }, body: { title: `Pie ${round}` } })
    const { title } = (await there.api.call(getRecipe, { params: { id } })).data
    if (title !== `Pie ${round}`) unknown.push(`Pie ${round} is still ${title}`)
  }
  return unknown
}

/** Makes a kitchen of all; gives its id. */
export async function shareKitchen(owner: Cook, others: readonly Cook[]): Promise<string> {
  const { id } = (await owner.api.call(createKitchen, { body: { name: 'Lake house' } })).data
  const { secret } = (await owner.api.call(createKitchenLink, { params: { id }, body: { role: 'cook' } })).data
  for (const { api } of others) await api.call(acceptKitchenLink, { body: { secret } })
  return id
}

/**
 * The time from a change in a kitchen at one process until the last of the others is told at another one.
 * @returns milliseconds, in order
 */
export async function timeEvents(here: Cook, others: readonly Cook[], address: string, kitchen: string) {
  const listeners = others.map((cook) => listenLive(address, cook))
  for (const listener of listeners) await listener.open()
  await pause(200)
  const times: number[] = []
  for (let n = 0; n < 100; n++) {
    const id = crypto.randomUUID()
    const at = performance.now()
    const told = Promise.all(listeners.map((listener) => listener.heard(id)))
    await here.api.call(createRecipe, { query: { kitchen }, body: { id, title: `News ${n}` } })
    times.push(Math.max(...(await told)) - at)
    await pause(20)
  }
  for (const listener of listeners) listener.close()
  return times.sort((one, other) => one - other)
}

/** Guesses a password at all processes at once. @returns how many guesses were tried before the next were refused */
export async function guessEverywhere(addresses: readonly string[], email: string): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: 48 }, (_, n) => {
      const guest = createApiClient({ base: `${addresses[n % addresses.length]}api/`, token: () => null })
      return guest.call(login, { body: { email, password: `guess number ${n}` } }).then(
        () => 200,
        ({ status }: { readonly status: number }) => status,
      )
    }),
  )
  return answers.filter((status) => status !== 429).length
}
