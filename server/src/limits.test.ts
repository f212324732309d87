import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockPerson } from '@potluck/api/blocks'
import { chooseFood } from '@potluck/api/chosen-foods'
import { addCooking } from '@potluck/api/cookings'
import { maxEaters, writeEater } from '@potluck/api/eaters'
import { addFriend, inviteByEmail, inviteFriends } from '@potluck/api/friends'
import { createInvitation } from '@potluck/api/invitations'
import { createKitchen, inviteToKitchen, joinKitchen, maxKitchenMembers, maxKitchens } from '@potluck/api/kitchens'
import { addMealPlanItems, createMealPlan, deleteMealPlan } from '@potluck/api/meal-plans'
import { addToPantry } from '@potluck/api/pantry'
import { addPushDevice } from '@potluck/api/push'
import { createRecipe, linkRecipe } from '@potluck/api/recipes'
import { saveSearch } from '@potluck/api/saved-searches'
import { login } from '@potluck/api/sessions'
import { createShare } from '@potluck/api/shares'
import { createShoppingList, deleteShoppingList } from '@potluck/api/shopping-lists'
import { createWeekTemplate } from '@potluck/api/week-templates'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { paces } from './machinery/base/throttle.ts'
import { aKitchen, aList, aPlan, aRecipe } from './testing/access-world.ts'
import { eachDatabase } from './testing/each-database.ts'
import { statusOf } from './testing/status-of.ts'
import type { TestMember } from './testing/test-server.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/limits.md'), 'utf8')

/** The value of a limit as docs/limits.md states it. */
function stated(limit: string): string {
  const row = page.split('\n').find((line) => line.startsWith(`| ${limit} |`))
  if (!row) throw new Error(`docs/limits.md has no row "${limit}"`)
  return row.split('|')[2] ?? ''
}

const words = { a: 1, one: 1, two: 2 } as const
const units = { second: 1, s: 1, minute: 60, min: 60, hour: 3_600, h: 3_600, day: 86_400 } as const
const isKey = <T extends object>(key: string, of: T): key is Extract<keyof T, string> => key in of

test('each pace that the page states is one of the server, and each of the server is stated', () => {
  const told = page.matchAll(
    /([\d,]+)(?:; ([\d,]+))?(?:; [\d,]+)?, then (one|two) (?:an?|every) (\d+)? ?(second|minute|hour|day|s|min|h)\b/g,
  )
  const onPage = [...told].flatMap(([, first = '', second, how = '', times = '1', unit = '']) => {
    const every = isKey(how, words) && isKey(unit, units) ? (Number(times) * units[unit]) / words[how] : 0
    return [first, second ?? first].map((burst) => `${Number(burst.replace(',', ''))} every ${every} s`)
  })
  const own = Object.values(paces)
    // A logout of a provider counts once: that is no pace. How many register is a setting.
    .filter(({ name }) => name !== paces.logoutToken.name && name !== paces.register.name)
    .map((pace) => `${'burst' in pace ? pace.burst : 0} every ${pace.interval / 1_000} s`)
  expect([...new Set(own)].filter((pace) => !onPage.includes(pace))).toEqual([])
})

interface Limit {
  /** The beginning of its row in docs/limits.md. */
  readonly limit: string
  readonly most: number
  /** Makes one. */
  readonly make: (anna: TestMember) => Promise<{ readonly status: number }>
  /** The table that copies of the first are written to, and what is another in each; without one, as many are made. */
  readonly copied?: readonly [table: string, ...another: string[]]
}

eachDatabase(
  'limits',
  (server) => {
    let anna: TestMember

    beforeEach(async () => {
      anna = await server.member('Anna')
    })

    /** Writes copies of the latest row of a table. @param given values of columns that differ, by the number of the copy */
    async function copy(table: string, times: number, given: (at: number) => Readonly<Record<string, unknown>>) {
      const { db } = server.database
      const all = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
      const last = all.rows.at(-1)
      for (let at = 0; at < times; at += 100) {
        const rows = Array.from({ length: Math.min(100, times - at) }, (_, n) => ({ ...last, ...given(at + n) }))
        const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`)
        const names = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name))
        await sql`insert into ${sql.table(table)} (${sql.join(names)}) values ${sql.join(values)}`.execute(db)
      }
    }

    /** The ids of accounts that nobody logs in to. */
    async function people(many: number): Promise<readonly string[]> {
      const ids = Array.from({ length: many }, () => uuid())
      await copy('users', many, (at) => ({ id: ids[at], email: `${ids[at]}@example.com`, handle: null }))
      return ids
    }

    const someone = async () => ({ params: { id: (await server.member('Other')).id } })
    const theRecipe = async (member: TestMember) => (await aRecipe(member)).id
    /** The same thing of a member each time. */
    function once(make: (member: TestMember) => Promise<string>) {
      const made = new WeakMap<TestMember, Promise<string>>()
      return (member: TestMember) => {
        const id = made.get(member) ?? make(member)
        made.set(member, id)
        return id
      }
    }
    const sameRecipe = once(theRecipe)
    const sameKitchen = once((member) => aKitchen(member))
    const dish = { title: 'Pie', offset: 0, meal: 'dinner', servings: null, notes: '' }

    const limits: readonly Limit[] = [
      {
        limit: 'people blocked by one member',
        most: 1_000,
        make: async ({ api }) => api.call(blockPerson, await someone()),
        copied: ['blocks', 'blockedId'],
      },
      {
        limit: 'open requests to e-mail addresses, of one member',
        most: 100,
        make: ({ api }) => api.call(inviteByEmail, { body: { email: `${uuid()}@example.org` } }),
        copied: ['addressRequests', 'email'],
      },
      {
        limit: 'open invitations of one member per kind (accounts, friends, lists); people per invitation; days',
        most: 20,
        make: ({ api }) => api.call(inviteFriends, { body: {} }),
      },
      {
        limit: 'open invitations of one member per kind (accounts, friends, lists); people per invitation; days',
        most: 20,
        make: ({ api }) => api.call(createInvitation, { body: {} }),
      },
      {
        limit: 'labels of one member',
        most: 2_000,
        make: ({ api }) => api.call(createRecipe, { body: { title: 'Soup', labels: [uuid()] } }),
        copied: ['labels', 'id', 'title', 'lowerTitle'],
      },
      {
        limit:
          'noted cookings of one recipe; characters of a note; recipes linked to one recipe; levels and lines that are unfolded',
        most: 1_000,
        make: async (member) => member.api.call(addCooking, { params: { id: await sameRecipe(member) }, body: {} }),
        copied: ['cookings', 'id'],
      },
      {
        limit:
          'noted cookings of one recipe; characters of a note; recipes linked to one recipe; levels and lines that are unfolded',
        most: 20,
        make: async (member) => {
          const params = { id: await sameRecipe(member), linkedId: await theRecipe(member) }
          return member.api.call(linkRecipe, { params, query: {} })
        },
      },
      {
        limit: 'saved searches of one book',
        most: 100,
        make: ({ api }) =>
          api.call(saveSearch, { params: { id: uuid() }, body: { title: uuid(), view: 'search=soup' } }),
        copied: ['savedSearches', 'id', 'title'],
      },
      {
        limit: 'chosen foods of one book',
        most: 2_000,
        make: ({ api }) =>
          api.call(chooseFood, { body: { line: `root${uuid().replaceAll(/[^a-z]/g, '')}`, food: null } }),
        copied: ['chosenFoods', 'key'],
      },
      {
        limit: 'links to recipes, of one member; of one recipe',
        most: 1_000,
        make: async (member) => member.api.call(createShare, { body: { recipeId: await theRecipe(member) } }),
        copied: ['shareLinks', 'id', 'secretDigest'],
      },
      {
        limit: 'links to recipes, of one member; of one recipe',
        most: 50,
        make: async (member) => member.api.call(createShare, { body: { recipeId: await sameRecipe(member) } }),
        copied: ['shareLinks', 'id', 'secretDigest'],
      },
      {
        limit: 'things at home, of a household; saved weeks (300 dishes each) of one member',
        most: 1_000,
        make: ({ api }) => api.call(addToPantry, { body: { title: `thing ${uuid()}` } }),
        copied: ['staples', 'itemKey'],
      },
      {
        limit: 'things at home, of a household; saved weeks (300 dishes each) of one member',
        most: 100,
        make: ({ api }) => api.call(createWeekTemplate, { body: { title: 'Week', dishes: [dish] } }),
        copied: ['weekTemplates', 'id'],
      },
      {
        limit: 'meal plans of one member; dishes of one plan; their titles and notes',
        most: 100,
        make: ({ api }) => api.call(createMealPlan, { body: { title: 'Plan' } }),
        copied: ['mealPlans', 'id'],
      },
      {
        limit: 'shopping lists, and meal plans, that a kitchen has in use',
        most: 30,
        make: async (member) => {
          const body = { title: 'Market', kitchenId: await sameKitchen(member) }
          return member.api.call(createShoppingList, { body })
        },
      },
      {
        limit: 'eaters of a kitchen; what one dislikes',
        most: maxEaters,
        make: async (member) => {
          const params = { id: await sameKitchen(member), eaterId: uuid() }
          return member.api.call(writeEater, { params, body: { name: 'Mia', mustNot: [], dislikes: [] } })
        },
      },
      {
        limit: 'kitchens of one member; people in one kitchen',
        most: maxKitchens,
        make: ({ api }) => api.call(createKitchen, { body: { name: 'Home' } }),
      },
    ]

    test.each(limits.map((row) => [`${row.limit}: ${row.most}`, row] as const))(
      '%s',
      async (_name, { limit, most, make, copied = [] }) => {
        const [table, ...another]: readonly string[] = copied
        expect(stated(limit)).toContain(most.toLocaleString('en'))
        expect((await make(anna)).status).toBeLessThan(300)
        const fresh = () => Object.fromEntries(another.map((column) => [column, uuid()]))
        if (table) await copy(table, most - 2, fresh)
        else for (let at = 0; at < most - 2; at += 1) await make(anna)
        expect(await statusOf(make(anna))).toBeLessThan(300)
        expect(await statusOf(make(anna))).toBe(409)
      },
    )

    test('friends and own requests of one member', async () => {
      expect(stated('friends and own requests of one member; requests of others shown; conversations listed')).toMatch(
        /^ 2,000;/,
      )
      const ask = async () => statusOf(anna.api.call(addFriend, await someone()))
      expect(await ask()).toBe(201)
      const ids = await people(1_998)
      await copy('friendships', ids.length, (at) => ({ friendId: ids[at] }))
      expect([await ask(), await ask()]).toEqual([201, 409])
    })

    test('dishes of one plan', async () => {
      const { planId: id } = await aPlan(anna)
      const add = () =>
        statusOf(anna.api.call(addMealPlanItems, { params: { id }, body: { items: [{ title: 'Pie', day: null }] } }))
      await copy('mealPlanItems', 9_998, () => ({ id: uuid() }))
      expect([await add(), await add()]).toEqual([201, 409])
      expect(stated('meal plans of one member; dishes of one plan; their titles and notes')).toContain('10,000')
    })

    test('lists of others shared with one member', async () => {
      const ben = await server.member('Ben')
      await anna.befriends(ben)
      const share = () =>
        statusOf(anna.api.call(createShoppingList, { body: { title: 'Market', collaborators: [ben.id] } }))
      expect(await share()).toBe(201)
      const ids = Array.from({ length: 198 }, () => uuid())
      const owners = await people(198)
      await copy('shoppingLists', 198, (at) => ({ id: ids[at], ownerId: owners[at] }))
      await copy('shoppingListCollaborators', 198, (at) => ({ ownerId: owners[at], listId: ids[at] }))
      expect([await share(), await share()]).toEqual([201, 409])
      expect(stated('lists, and plans, of others shared with one member')).toContain('200')
    })

    test('people in one kitchen', async () => {
      const { id } = (await anna.api.call(createKitchen, { body: { name: 'Home' } })).data
      const join = async () => {
        const other = await server.member('Other')
        await anna.befriends(other)
        const asked = await statusOf(anna.api.call(inviteToKitchen, { params: { id }, body: { personId: other.id } }))
        return asked < 300 ? statusOf(other.api.call(joinKitchen, { params: { id } })) : asked
      }
      const ids = await people(maxKitchenMembers - 2)
      await copy('kitchenMembers', ids.length, (at) => ({ personId: ids[at], role: 'cook' }))
      expect([await join(), await join()]).toEqual([200, 409])
      expect(stated('kitchens of one member; people in one kitchen')).toContain(String(maxKitchenMembers))
    })

    const count = async (table: string) => {
      const { rows } = await sql<{ many: number | string }>`select count(*) as many from ${sql.table(table)}`.execute(
        server.database.db,
      )
      return Number(rows[0]?.many)
    }

    test('the oldest goes: sessions, browsers that are notified', async () => {
      const early = '2026-01-01T00:00:00.000Z'
      const logIn = () => server.client().call(login, { body: { email: anna.email, password: 'correct horse' } })
      await copy('sessions', 99, (at) => ({ id: uuid(), usedAt: at === 50 ? early : new Date().toISOString() }))
      await logIn()
      expect(await count('sessions')).toBe(100)
      const { rows } = await sql`select 1 from ${sql.table('sessions')} where ${sql.ref('usedAt')} = ${early}`.execute(
        server.database.db,
      )
      expect(rows).toEqual([])
      expect(stated('sessions of one member')).toMatch(/^ 100;/)

      const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') }
      const ring = () =>
        anna.api.call(addPushDevice, {
          body: { endpoint: `https://push.example/${uuid()}`, keys, language: 'en-us' },
        })
      await ring()
      await copy('pushDevices', 19, () => ({ id: uuid(), address: uuid() }))
      await ring()
      expect(await count('pushDevices')).toBe(20)
      expect(stated('browsers of one member that are notified')).toMatch(/^ 20;/)
    })

    test('the oldest goes: lists and plans in the trash', async () => {
      const deletedAt = '2026-11-01T00:00:00.000Z'
      for (const [table, most] of [
        ['shoppingLists', 200],
        ['mealPlans', 100],
      ] as const) {
        const isList = table === 'shoppingLists'
        const id = isList ? (await aList(anna)).listId : (await aPlan(anna)).planId
        await copy(table, most, () => ({ id: uuid(), deletedAt }))
        await anna.api.call(isList ? deleteShoppingList : deleteMealPlan, { params: { id } })
        expect(await count(table)).toBe(most)
      }
      expect(stated('lists and plans in the trash of one member; recipes restored by id')).toMatch(/^ 200, 100;/)
    })
  },
  { perTest: true },
)
