import { endpoints } from '@potluck/api/endpoints'
import { inviteToKitchen, leaveKitchen } from '@potluck/api/kitchens'
import { deleteMealPlan } from '@potluck/api/meal-plans'
import * as recipes from '@potluck/api/recipes'
import { deleteSavedSearch } from '@potluck/api/saved-searches'
import { deleteShoppingList } from '@potluck/api/shopping-lists'
import { listTrash } from '@potluck/api/trash'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import { type KitchenCase, kitchenBookRows } from '../../testing/access-rows/in-kitchens.ts'
import { kitchenCase, thingCase } from '../../testing/access-rows/kitchen-scenes.ts'
import { kitchenThingRows, type ThingCase } from '../../testing/access-rows/things-of-kitchens.ts'
import { aKitchen, joins } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember, TestServer } from '../../testing/test-server.ts'
import { writableBook } from './books.ts'

const ofBooks = Object.values(endpoints)
  .flatMap((feature) => Object.values(feature))
  .filter(({ book }) => book !== undefined)

test.each(ofBooks.map(({ method, path }) => `${method} ${path}`))('%s: it is said who may in a kitchen', (name) => {
  expect(kitchenBookRows.map(({ endpoint: { method, path } }) => `${method} ${path}`)).toContain(name)
})

test('an endpoint takes a kitchen when, and only when, it is about a book', () => {
  const all = Object.values(endpoints).flatMap((feature) => Object.values(feature))
  const taking = all.filter(({ query }) => query !== undefined && 'kitchen' in query.shape)
  expect(taking.map(({ path }) => path).toSorted()).toEqual(ofBooks.map(({ path }) => path).toSorted())
})

const ofThings = Object.values(endpoints)
  .flatMap((feature) => Object.values(feature))
  .filter(({ path }) => /^(?:shoppingLists|mealPlans)\/:id/.test(path))

test.each(ofThings.map(({ method, path }) => `${method} ${path}`))(
  '%s: it is said who may where the list or plan is a kitchen’s',
  (name) => {
    expect(kitchenThingRows.map(({ endpoint: { method, path } }) => `${method} ${path}`)).toContain(name)
  },
)

/** People as seen from a kitchen. */
const people = ['owner', 'cook', 'reader', 'invited', 'former', 'stranger'] as const

type Person = (typeof people)[number]

const whoMayWhat = (server: TestServer) => {
  let members: Readonly<Record<Person, TestMember>>
  let kitchen: string
  /** A book keeps few searches: the one of the scene before goes. */
  let lastSearchId: string | null = null

  beforeAll(async () => {
    const named = await Promise.all(people.map(async (name) => [name, await server.member(name)] as const))
    const of = (person: Person): TestMember => {
      const found = named.find(([name]) => name === person)
      if (!found) throw new Error(`${person} is nobody`)
      return found[1]
    }
    members = {
      owner: of('owner'),
      cook: of('cook'),
      reader: of('reader'),
      invited: of('invited'),
      former: of('former'),
      stranger: of('stranger'),
    }
    const { owner, cook, reader, invited, former } = members
    kitchen = await aKitchen(owner, [cook])
    await joins(owner, kitchen, reader, 'reader')
    await joins(owner, kitchen, former, 'cook')
    await former.api.call(leaveKitchen, { params: { id: kitchen }, body: {} })
    await owner.befriends(invited)
    await owner.api.call(inviteToKitchen, { params: { id: kitchen }, body: { personId: invited.id } })
  })

  async function sceneOf(): Promise<KitchenCase> {
    const { api } = members.owner
    if (lastSearchId !== null)
      await api.call(deleteSavedSearch, { params: { id: lastSearchId }, query: { kitchen } }).catch(() => undefined)
    const scene = await kitchenCase(api, kitchen)
    lastSearchId = scene.searchId
    return scene
  }

  test.each(kitchenBookRows.map((row) => [`${row.endpoint.method} ${row.endpoint.path}`, row] as const))(
    '%s',
    async (_name, { endpoint, done, call }) => {
      const expected = (person: Person): number => {
        if (person === 'owner' || person === 'cook') return done
        if (person === 'reader') return endpoint.book === 'write' ? 403 : done
        return 404
      }
      const refused = people.filter((person) => expected(person) >= 400)
      const others = people.filter((person) => expected(person) < 400)
      // Calls that change nothing leave the scene to the next caller.
      const groups = endpoint.method === 'GET' ? [people] : [refused, ...others.map((person) => [person])]
      const answers: Partial<Record<Person, number>> = {}
      for (const group of groups) {
        const scene = await sceneOf()
        for (const person of group) {
          answers[person] = await call(members[person].api, scene).then(
            () => endpoint.status ?? 200,
            (error: { readonly status: number }) => error.status,
          )
        }
      }
      expect(answers).toEqual(Object.fromEntries(people.map((person) => [person, expected(person)])))
    },
  )

  describe('a list or plan of the kitchen', () => {
    // Each goes into the trash, which makes room for the next.
    let scene: ThingCase | null = null

    afterEach(async () => {
      if (!scene) return
      const { api } = members.owner
      await api.call(deleteShoppingList, { params: { id: scene.listId } }).catch(() => undefined)
      await api.call(deleteMealPlan, { params: { id: scene.planId } }).catch(() => undefined)
    })

    test.each(kitchenThingRows.map((row) => [`${row.endpoint.method} ${row.endpoint.path}`, row] as const))(
      '%s',
      async (_name, { endpoint, done, reader, call }) => {
        scene = await thingCase(members.owner.api, kitchen)
        const things = scene
        const answers: [Person, number][] = []
        // Those who may do it come last, since it may be gone then.
        for (const person of people.toReversed()) {
          const status = call(members[person].api, things).then(
            () => endpoint.status ?? 200,
            (error: { readonly status: number }) => error.status,
          )
          answers.push([person, await status])
        }
        const ends = endpoint === deleteShoppingList || endpoint === deleteMealPlan
        const expected = { owner: ends ? 404 : done, cook: done, reader, invited: 404, former: 404, stranger: 404 }
        expect(Object.fromEntries(answers)).toEqual(expected)
      },
    )
  })

  test('the book that a call opened is written no more once its member has left', async () => {
    const { owner } = members
    const leaver = await server.member('Leaver')
    await joins(owner, kitchen, leaver, 'cook')
    const book = await writableBook(server.database, await leaver.acting(), kitchen)
    await leaver.api.call(leaveKitchen, { params: { id: kitchen }, body: {} })
    await expect(changeBook(server.database, book, async () => {})).rejects.toMatchObject({ code: 'not-found' })
  })

  test('nothing that a stranger calls shows in the kitchen', async () => {
    const { owner, stranger } = members
    const before = (await owner.api.call(listTrash, { query: { kitchen } })).data.totalCount
    expect(await statusOf(stranger.api.call(recipes.createRecipe, { query: { kitchen }, body: { title: 'X' } }))).toBe(
      404,
    )
    expect((await owner.api.call(listTrash, { query: { kitchen } })).data.totalCount).toBe(before)
  })
}

// Nothing answers there.
const options = { pepperplate: 'http://nowhere.invalid/services' }
eachDatabase('who may what in the book of a kitchen', whoMayWhat, { options })
