import { createMealPlanFeed } from '@potluck/api/meal-plan-feeds'
import {
  addMealPlanItems,
  createMealPlan,
  getMealPlan,
  getMealPlanNeeds,
  updateMealPlanItems,
} from '@potluck/api/meal-plans'
import ICAL from 'ical.js'
import { v7 as uuid } from 'uuid'
import { aRecipe } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import type { TestMember } from '../../testing/test-server.ts'

/** Days that are none, or of a time in which nobody plans. */
const noDays: readonly unknown[] = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '2200-01-01',
  '9999-12-31',
  '+010000-01-01',
  '-000001-01-01',
  '2026-02-29',
  '2026-13-01',
  '2026-11-22T00:00:00Z',
  '٢٠٢٦-١١-٢٢',
  ' 2026-11-22',
  '',
  20_261_122,
  ['2026-11-22'],
]

/** The first and the last day that can be planned, a leap day, and the days on which clocks change. */
const oddDays = ['1900-01-01', '2199-12-31', '2028-02-29', '2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01']

const noServings: readonly unknown[] = [1e308, -1, -1e308, 1_001, -0.001, '4', {}, [4], true]

bothDatabases('a meal plan that is given nonsense', (server) => {
  let anna: TestMember
  let planId: string

  beforeAll(async () => {
    anna = await server.member('Anna')
    planId = (await anna.api.call(createMealPlan, { body: { title: 'Ours' } })).data.id
  })

  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${server.address}api/mealPlans/${planId}${path}`, {
      method,
      headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).then(({ status }) => status)
  const put = (item: object) => send('POST', '', { items: [{ title: 'x', day: null, ...item }] })
  const planned = async () => (await anna.api.call(getMealPlan, { params: { id: planId }, query: {} })).data.items

  test.each(noDays)('a dish and a query refuse %j as a day', async (day) => {
    const before = (await planned()).length
    const said = encodeURIComponent(String(day))
    const statuses = await Promise.all([
      put({ day }),
      send('GET', `?from=${said}`),
      send('GET', `/nutrition?from=${said}&to=2026-11-22`),
      send('GET', `/suggestions?days=${said}`),
    ])
    // In an address all is text.
    expect(statuses).toEqual(day === '2026-11-22' || Array.isArray(day) ? [400, 200, 200, 200] : [400, 400, 400, 400])
    expect(await planned()).toHaveLength(before)
  })

  test.each(oddDays)('a plan and a calendar accept %s as a day', async (day) => {
    const id = (await anna.api.call(createMealPlan, { body: { title: 'Odd' } })).data.id
    await anna.api.call(addMealPlanItems, { params: { id }, body: { items: [{ title: 'x', day }] } })
    const read = await anna.api.call(getMealPlan, { params: { id }, query: { from: day, to: day } })
    expect(read.data.items.map((dish) => dish.day)).toEqual([day])
    const { feed } = (await anna.api.call(createMealPlanFeed, { params: { id } })).data
    const calendar = new ICAL.Component(ICAL.parse(await (await fetch(`${server.address}api/${feed.address}`)).text()))
    const [event] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    // A calendar goes back so far and no further.
    const isLongAgo = day < new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)
    if (event) expect([event.startDate.toString(), event.duration.toString()]).toEqual([day, 'P1D'])
    else expect(isLongAgo).toBe(true)
  })

  test.each(noServings)('a dish refuses %j as servings', async (servings) => {
    expect(await put({ servings })).toBe(400)
  })

  test.each(['1e308 servings', '0 servings', '-4 servings', '1/0', 'NaN', `${'9'.repeat(400)} servings`])(
    'a recipe that makes %j needs what can be bought',
    async (made) => {
      const recipe = await aRecipe(anna, {
        title: 'Odd',
        yield: made,
        ingredients: `1e308 g flour\n${made} salt\n1/0 cup oil`,
      })
      const id = uuid()
      expect(await put({ id, recipeId: recipe.id, servings: 1_000 })).toBe(201)
      const query = { itemIds: id }
      const { needs } = (await anna.api.call(getMealPlanNeeds, { params: { id: planId }, query })).data
      expect(needs.length).toBeGreaterThan(0)
      for (const { title } of needs) expect(title).not.toMatch(/Infinity|undefined|null/)
    },
  )

  test('two parallel changes cannot make two dishes leftovers of each other', async () => {
    const [one, two] = [uuid(), uuid()]
    await put({ id: one })
    await put({ id: two })
    const change = (id: string, leftoverOf: string) =>
      anna.api.call(updateMealPlanItems, { params: { id: planId }, body: { items: [{ id, leftoverOf }] } })
    await Promise.all([change(one, two), change(two, one)])
    const both = (await planned()).filter(({ id }) => id === one || id === two)
    expect(both.filter(({ leftoverOf }) => leftoverOf !== null)).toHaveLength(1)
  })

  test('text of a dish cannot inject an event into a calendar', async () => {
    const id = (await anna.api.call(createMealPlan, { body: { title: 'x\nEND:VCALENDAR' } })).data.id
    const hostile = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:evil\u2028\u202e<script>'
    const items = [{ title: hostile, notes: hostile, day: '2026-11-22' }]
    await anna.api.call(addMealPlanItems, { params: { id }, body: { items } })
    const { feed } = (await anna.api.call(createMealPlanFeed, { params: { id } })).data
    const text = await (await fetch(`${server.address}api/${feed.address}`)).text()
    expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')).toHaveLength(1)
    expect(text).not.toMatch(/^SUMMARY:evil/m)
  })
})
