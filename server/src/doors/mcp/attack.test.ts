import { updateAccount } from '@potluck/api/account'
import { revokeApiToken } from '@potluck/api/api-tokens'
import { createKitchen } from '@potluck/api/kitchens'
import { addMealPlanItems, createMealPlan, getMealPlan } from '@potluck/api/meal-plans'
import { maxProposals, proposeRecipe } from '@potluck/api/proposals'
import { createRecipe, listRecipes } from '@potluck/api/recipes'
import { type Scope, scopes } from '@potluck/api/scopes'
import { addShoppingListItems, createShoppingList, getShoppingList } from '@potluck/api/shopping-lists'
import { v7 as uuid } from 'uuid'
import { eachDatabase } from '../../testing/each-database.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { maxToolAnswer } from './answer.ts'
import { assistantOf, connectAssistant, tokenFor } from './testing/assistant.ts'
import { tools } from './tools.ts'

/** The scopes that a token needs for each tool, stated apart from the endpoints. */
const needed: Readonly<Record<string, readonly Scope[]>> = {
  list_households: ['recipes:read'],
  find_recipes: ['recipes:read'],
  read_recipe: ['recipes:read'],
  what_is_in_a_recipe: ['recipes:read'],
  what_can_i_cook: ['lists', 'recipes:read'],
  whats_at_home: ['lists'],
  change_whats_at_home: ['lists'],
  when_was_it_cooked: ['recipes:read'],
  log_cooking: ['recipes:write'],
  list_meal_plans: ['plans'],
  show_meal_plan: ['plans'],
  suggest_dishes: ['plans'],
  put_on_meal_plan: ['plans'],
  change_planned_dishes: ['plans'],
  take_off_meal_plan: ['plans'],
  list_shopping_lists: ['lists'],
  show_shopping_list: ['lists'],
  put_on_shopping_list: ['lists'],
  tick_shopping_items: ['lists'],
  propose_recipe: ['recipes:write'],
  propose_change: ['recipes:read', 'recipes:write'],
}

/** The scopes that a token of one scope stands for. */
const opens: Readonly<Record<Scope, readonly Scope[]>> = {
  'recipes:read': ['recipes:read'],
  'recipes:write': ['recipes:read', 'recipes:write'],
  lists: ['lists'],
  plans: ['plans'],
  everything: scopes,
}

interface Things {
  readonly recipe: string
  readonly plan: string
  readonly dish: string
  readonly list: string
  readonly item: string
  readonly household: string
}

const day = '2026-12-01'

async function thingsOf({ api }: TestMember, word: string): Promise<Things> {
  const recipe = (await api.call(createRecipe, { body: { title: word, ingredients: `1 onion ${word}` } })).data.id
  const plan = (await api.call(createMealPlan, { body: { title: word } })).data.id
  await api.call(addMealPlanItems, { params: { id: plan }, body: { items: [{ title: word, day, recipeId: recipe }] } })
  const [dish] = (await api.call(getMealPlan, { params: { id: plan } })).data.items
  const list = (await api.call(createShoppingList, { body: { title: word } })).data.id
  await api.call(addShoppingListItems, { params: { id: list }, body: { items: [{ title: word }] } })
  const [item] = (await api.call(getShoppingList, { params: { id: list } })).data.items
  const household = (await api.call(createKitchen, { body: { name: word } })).data.id
  return { recipe, plan, dish: dish?.id ?? '', list, item: item?.id ?? '', household }
}

/** An input of each tool that names things. */
const inputsFor = ({ recipe, plan, dish, list, item, household }: Things): Readonly<Record<string, object>> => ({
  list_households: {},
  find_recipes: { words: 'onion', household },
  read_recipe: { recipe },
  what_is_in_a_recipe: { recipe },
  what_can_i_cook: { things: ['onion'] },
  whats_at_home: { household },
  change_whats_at_home: { household, put: ['Milk'] },
  when_was_it_cooked: { recipe },
  log_cooking: { recipe, household },
  list_meal_plans: {},
  show_meal_plan: { plan, from: day, to: day },
  suggest_dishes: { plan, days: [day] },
  put_on_meal_plan: { plan, dishes: [{ title: 'Tea' }] },
  change_planned_dishes: { plan, dishes: [{ dish, day: '2026-12-02' }] },
  take_off_meal_plan: { plan, dishes: [dish] },
  list_shopping_lists: {},
  show_shopping_list: { list },
  put_on_shopping_list: { list, things: ['Tea'] },
  tick_shopping_items: { list, items: [item] },
  propose_recipe: { title: 'Tea' },
  propose_change: { recipe, notes: 'Tea' },
})

/** Tools that name nothing: they answer with what is the caller's own. */
const ofCaller = ['list_households', 'what_can_i_cook', 'list_meal_plans', 'list_shopping_lists', 'propose_recipe']

const headers = (secret: string, more: Readonly<Record<string, string>> = {}) => ({
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  authorization: `Bearer ${secret}`,
  ...more,
})

const calling = (name: string, input: unknown = {}, id = 1) => ({
  ...{ jsonrpc: '2.0', id, method: 'tools/call' },
  params: { name, arguments: input },
})

eachDatabase(
  'assistants that attack',
  (server) => {
    const post = (secret: string, body: unknown, more?: Readonly<Record<string, string>>) =>
      fetch(`${server.address}mcp`, {
        method: 'POST',
        headers: headers(secret, more),
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })

    test('the table states for each tool what a token needs', () => {
      expect(Object.fromEntries(tools.map(({ name, scopes: of }) => [name, [...of].sort()]))).toEqual(needed)
    })

    test.each(scopes)('a token for %s sees and uses the tools of that, and no other', async (scope) => {
      const anna = await server.member('Anna')
      const things = await thingsOf(anna, 'Soup')
      const { client, use } = await assistantOf(server, anna, { scopes: [scope] })
      const usable = Object.keys(needed).filter((name) => needed[name]?.every((one) => opens[scope].includes(one)))
      const { tools: listed } = await client.listTools()
      expect(listed.map(({ name }) => name).sort()).toEqual(usable.sort())
      for (const [name, input] of Object.entries(inputsFor(things))) {
        if (usable.includes(name)) expect((await use(name, input)).text).not.toContain('out-of-scope')
        else await expect(use(name, input)).rejects.toThrow('did not allow')
      }
    })

    test('things of others are not there', async () => {
      const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
      const things = await thingsOf(anna, 'hushed')
      const { use } = await assistantOf(server, ben)
      for (const [name, input] of Object.entries(inputsFor(things))) {
        const { text, isError } = await use(name, input)
        expect(text).not.toContain('hushed')
        if (!ofCaller.includes(name))
          expect([name, isError, text]).toEqual([name, true, expect.stringMatching(/^not-/)])
      }
      expect((await anna.api.call(listRecipes, {})).data.totalCount).toBe(1)
      const { items } = (await anna.api.call(getShoppingList, { params: { id: things.list } })).data
      expect(items).toMatchObject([{ title: 'hushed', completed: false }])
    })

    test('a token that was revoked in the middle opens nothing any more, nor does one after a new password', async () => {
      const anna = await server.member('Anna')
      const first = await tokenFor(anna)
      const [one, two] = [await connectAssistant(server, first.secret), await assistantOf(server, anna)]
      expect((await one.use('list_households')).isError).toBe(false)
      await anna.api.call(revokeApiToken, { params: { id: first.id } })
      await expect(one.use('list_households')).rejects.toThrow('token-ended')
      await anna.api.call(updateAccount, { body: { password: 'horse battery', currentPassword: 'correct horse' } })
      await expect(two.use('list_households')).rejects.toThrow('token-ended')
    })

    test('only an API token in the header opens it', async () => {
      const anna = await server.member('Anna')
      const { secret } = await tokenFor(anna)
      const message = calling('list_households')
      expect((await post('potluck_0', message)).status).toBe(401)
      expect((await post(anna.token, message)).status).toBe(401)
      const inAddress = await fetch(`${server.address}mcp?token=${secret}`, { method: 'POST' })
      expect(inAddress.status).toBe(401)
      for (const method of ['GET', 'DELETE'])
        expect((await fetch(`${server.address}mcp`, { method, headers: headers(secret) })).status).toBe(405)
    })

    test.each([
      ['https://evil.example', {}],
      ['null', {}],
      ['http://localhost.evil.example', {}],
      ['http://rebound.example:80', { host: 'rebound.example' }],
    ])('a page at %s is refused', async (origin, more) => {
      const { secret } = await tokenFor(await server.member('Anna'))
      const answer = await server.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: headers(secret, { origin, ...more }),
        payload: calling('list_households'),
      })
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'foreign-origin'])
    })

    test('messages that are none are refused, and none of them breaks anything', async () => {
      const anna = await server.member('Anna')
      const { secret } = await tokenFor(anna)
      const statusOf = async (...sent: Parameters<typeof post>) => (await post(...sent)).status
      expect(
        await statusOf(
          secret,
          Array.from({ length: 50 }, (_, id) => calling('list_households', {}, id)),
        ),
      ).toBe(400)
      expect(await statusOf(secret, '{')).toBe(400)
      expect(await statusOf(secret, '{"__proto__":{"isAdmin":true}}')).toBe(400)
      expect(await statusOf(secret, '{"params":{"constructor":{"prototype":{"isAdmin":true}}}}')).toBe(400)
      expect(await statusOf(secret, 'null')).toBe(400)
      expect(await statusOf(secret, `{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(600_000)}"}`)).toBe(413)
      expect(await statusOf(secret, calling('list_households'), { 'content-type': 'text/plain' })).toBe(415)
      for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'admin', ''])
        expect(await (await post(secret, calling(name))).json()).toMatchObject({ error: { code: -32602 } })
      const { use } = await connectAssistant(server, secret)
      for (const input of [
        { words: 'x'.repeat(2_000) },
        { count: 1_000_000 },
        { from: -1 },
        { household: 'all' },
        { household: "' or 1=1 --" },
        { nothing: true },
      ])
        expect(await use('find_recipes', input)).toMatchObject({ isError: true, data: null })
      expect(await use('read_recipe', { recipe: uuid(), servings: 1e308 })).toMatchObject({ isError: true })
      expect((await post(secret, calling('list_households'))).status).toBe(200)
    })

    test('a flood of one member is answered or refused, and others are answered', async () => {
      const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
      const { secret } = await tokenFor(anna)
      const flood = Array.from({ length: 60 }, () => post(secret, calling('find_recipes')))
      expect((await (await assistantOf(server, ben)).use('list_households')).isError).toBe(false)
      const statuses = (await Promise.all(flood)).map(({ status }) => status)
      expect(new Set([...statuses, 200, 429])).toEqual(new Set([200, 429]))
    })

    test('no more proposals wait than a cook can look at, and the same one comes once', async () => {
      const anna = await server.member('Anna')
      const { secret } = await tokenFor(anna)
      const reference = uuid()
      const { use } = await connectAssistant(server, secret)
      for (let time = 0; time < 2; time += 1) await use('propose_recipe', { title: 'Stew', reference })
      const program = server.client(secret)
      const inbox = { query: { folder: 'inbox' } } as const
      expect((await anna.api.call(listRecipes, inbox)).data.totalCount).toBe(1)
      const { database } = server
      for (let n = 1; n < maxProposals; n += 1) {
        await database.db.deleteFrom('throttles').execute()
        await program.call(proposeRecipe, { body: { recipe: { title: `Stew ${n}` } } })
      }
      expect((await use('propose_recipe', { title: 'One more' })).text).toContain('too-many-at-once')
      expect((await anna.api.call(listRecipes, inbox)).data.totalCount).toBe(maxProposals)
    })

    test('the largest things are answered within the limit', async () => {
      const anna = await server.member('Anna')
      const long = 'ж'.repeat(499)
      const text = `${'"\\\n'.repeat(10)}${'ж'.repeat(400)}\n`.repeat(200)
      const body = { title: long, description: long, yield: '4', ingredients: text, instructions: text, notes: text }
      const recipe = (await anna.api.call(createRecipe, { body })).data.id
      const labels = Array.from({ length: 20 }, (_, n) => `${long.slice(0, 90)}${n}`)
      const short = { title: long, yield: long.slice(0, 100), source: long, labels }
      await Promise.all(Array.from({ length: 25 }, () => anna.api.call(createRecipe, { body: short })))
      const list = (await anna.api.call(createShoppingList, { body: { title: 'Long' } })).data.id
      const items = Array.from({ length: 200 }, () => ({ title: long, notes: long, recipeId: recipe }))
      await anna.api.call(addShoppingListItems, { params: { id: list }, body: { items } })
      const plan = (await anna.api.call(createMealPlan, { body: { title: 'Long' } })).data.id
      const dishes = Array.from({ length: 150 }, () => ({ title: long, notes: long, day, recipeId: recipe }))
      await anna.api.call(addMealPlanItems, { params: { id: plan }, body: { items: dishes } })
      const { use } = await assistantOf(server, anna)
      const asked: readonly (readonly [string, object])[] = [
        ['read_recipe', { recipe }],
        ['find_recipes', { count: 25 }],
        ['find_recipes', { words: 'ж', count: 25 }],
        ['what_is_in_a_recipe', { recipe }],
        ['show_shopping_list', { list }],
        ['show_meal_plan', { plan, from: day, to: day }],
      ]
      for (const [name, input] of asked) {
        const { isError, bytes } = await use(name, input)
        expect([name, isError]).toEqual([name, false])
        expect(bytes).toBeLessThan(maxToolAnswer)
      }
    })
  },
  { environment: { ASSISTANTS: 'true' } },
)
