import { createApiClient } from '@potluck/api/client'
import { directImports } from '@potluck/api/direct-imports'
import { listRecipes, rateRecipe } from '@potluck/api/recipes'
import { register } from '@potluck/api/sessions'
import { seedRecipes } from './seed.ts'
import { untilDone } from './until-done.ts'

const [, { endpoint: importJsonLd }] = directImports

/** Opens an account; gives its token. */
export async function registerCook(address: string, name = 'Cook'): Promise<string> {
  const client = createApiClient({ base: `${address}api/`, token: () => null })
  const body = { name, email: `${name.toLowerCase()}@example.com`, password: 'correct horse' }
  return (await client.call(register, { body })).data.token
}

/** Brings so many recipes in through the import that people use; gives how many arrived in a second. */
export async function importRecipes(address: string, token: string, count: number): Promise<number> {
  const client = createApiClient({ base: `${address}api/`, token: () => token })
  const file = new Blob([JSON.stringify([...seedRecipes(count)])])
  const started = performance.now()
  const { jobId } = (await client.call(importJsonLd, { file })).data
  await untilDone(client, jobId)
  return Math.round(count / ((performance.now() - started) / 1000))
}

/** Changes something in the book each time it is called: a recipe gets another rating. */
export async function changesOf(address: string, token: string): Promise<() => Promise<unknown>> {
  const client = createApiClient({ base: `${address}api/`, token: () => token })
  const [recipe] = (await client.call(listRecipes, { query: { count: 1 } })).data.data
  let changes = 0
  return () => client.call(rateRecipe, { params: { id: recipe?.id ?? '' }, body: { rating: 1 + (changes++ % 5) } })
}
