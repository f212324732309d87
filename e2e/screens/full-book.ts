import type { Browser } from '@playwright/test'
import { type Member, registerMember } from '../member.ts'
import { photographDishes } from './dish-picture.ts'
import { writtenRecipes } from './recipes.ts'

/** A member with recipes, an inbox, messages, lists and plans, and the ids in the addresses of their screens. */
export interface FullBook {
  readonly member: Member
  readonly memberId: string
  readonly friend: Member
  readonly recipeId: string
  readonly friendId: string
  readonly listId: string
  readonly planId: string
}

interface Created {
  readonly id: string
}

async function call(url: string, member: Member, path: string, body?: unknown): Promise<Created> {
  const form = body instanceof FormData
  const response = await fetch(new URL(`api/${path}`, url), {
    headers: { authorization: `Bearer ${member.token}`, ...(!form && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { method: 'POST', body: form ? body : JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

async function upload(url: string, member: Member, photo: Buffer): Promise<string> {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'dish.jpg')
  return (await call(url, member, 'images', form)).id
}

/** Adds every recipe to the book of a member, with a photo if it has a look. @returns their ids in order */
async function writeRecipes(browser: Browser, url: string, member: Member): Promise<string[]> {
  const looks = writtenRecipes.flatMap(({ look }) => look ?? [])
  const photos = await photographDishes(browser, looks)
  const ids: string[] = []
  for (const { look, ...draft } of writtenRecipes) {
    const photo = look && photos[looks.indexOf(look)]
    const imageIds = photo ? [await upload(url, member, photo)] : []
    ids.push((await call(url, member, 'recipes', { ...draft, imageIds })).id)
  }
  return ids
}

const shopping = [
  '1 1/2 kg ripe tomatoes',
  '2 red onions',
  '1 bunch basil',
  '120 ml cream',
  '6 eggs',
  '1 l milk',
  '500 g rye flour',
  'Dish soap',
]

/** A date of this or the next week, so that screenshots show it. */
const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const plannedDishes = (recipeId: string) => [
  { title: 'Roasted tomato soup', recipeId, day: dayFromNow(0), meal: 'dinner', servings: 4 },
  { title: 'Porridge with an apple', day: dayFromNow(0), meal: 'breakfast', notes: 'The last of the apples.' },
  { title: 'Out with Jonathan', day: dayFromNow(2), meal: 'other' },
  { title: 'Something with beans', day: null },
]

/** Registers a cook and two friends over the API and fills the cook's book. */
export async function fillBook(browser: Browser, url: string): Promise<FullBook> {
  const member = await registerMember(url, 'Miriam')
  const friend = await registerMember(url, 'Jonathan')
  const stranger = await registerMember(url, 'Ottilie')
  const self = await call(url, member, 'users/')
  const { id: friendId } = await call(url, friend, 'users/')
  await call(url, member, `users/friends/${friendId}`, {})
  await call(url, friend, `users/friends/${self.id}`, {})
  await call(url, stranger, `users/friends/${self.id}`, {})

  const [recipeId = ''] = await writeRecipes(browser, url, member)
  const pie = await call(url, friend, 'recipes', {
    title: 'Leek Pie for a Rainy Evening',
    yield: 'Serves 6',
    totalTime: '1 hour',
    ingredients: '4 leeks\n1 sheet puff pastry\n200 g sour cream',
    instructions: 'Soften the leeks.\nFill the pastry and bake it at 190 °C for 35 minutes.',
  })
  const messages: readonly (readonly [Member, string, Record<string, unknown>])[] = [
    [friend, self.id, { body: 'Do you still have that tomato soup from last autumn?' }],
    [member, friendId, { body: 'Here it is. Roast them longer than you dare!', recipeId }],
    [friend, self.id, { body: 'Thank you! This one is for you:', recipeId: pie.id }],
  ]
  for (const [from, to, words] of messages) await call(url, from, 'messages', { to, ...words })

  const list = await call(url, member, 'shoppingLists', { title: 'Saturday market', collaborators: [friendId] })
  const items = shopping.map((title, index) => ({ title, completed: index === 5, ...(index < 4 && { recipeId }) }))
  await call(url, member, `shoppingLists/${list.id}`, { items })
  await call(url, member, 'shoppingLists', { title: 'Birthday dinner' })
  const plan = await call(url, member, 'mealPlans', { title: 'Our week', collaborators: [friendId] })
  await call(url, member, `mealPlans/${plan.id}`, { items: plannedDishes(recipeId) })
  return { member, memberId: self.id, friend, recipeId, friendId, listId: list.id, planId: plan.id }
}
