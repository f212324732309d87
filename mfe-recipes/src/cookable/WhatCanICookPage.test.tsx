import { listCookable, listNeededThings } from '@potluck/api/cookable'
import { listEaters } from '@potluck/api/eaters'
import { getPantry, type PantryThing } from '@potluck/api/pantry'
import { dayAfter, dayHere } from '@potluck/cooking/at-home'
import { marksOf } from '@potluck/foods/marks'
import { newPantryThing } from '@potluck/platform/change-pantry'
import { announced } from '@potluck/testing/announced'
import { answer } from '@potluck/testing/answers'
import { aPantry, aRecipe, idOf, summaryOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen } from '@testing-library/react'
import remote from '../remote.tsx'

const item = (name: string, recipeCount = 1) => ({ key: name, name, recipeCount })
const items = answer(listNeededThings, ({ query }) =>
  [item('eggs', 9), item('flour', 5), item('egg noodles')].filter(({ name }) =>
    name.startsWith((query.query ?? '').toLowerCase()),
  ),
)
const cookable = answer(listCookable, ({ query }) => ({
  data: [
    { ...summaryOf(aRecipe({ title: 'Omelette' })), needed: 1, missing: [], soon: query.soon ? [item('eggs')] : [] },
    { ...summaryOf(aRecipe({ id: idOf(2), title: 'Pancakes' })), needed: 3, missing: [item('milk'), item('flour')] },
  ].slice(0, query.items === '' ? 0 : 2),
  totalCount: 2,
}))

afterEach(() => localStorage.clear())

const show = (...atHome: readonly PantryThing[]) =>
  renderScreen(remote, '/list/main/cook', {
    host: createTestHost({ answers: [items, cookable, answer(getPantry, () => aPantry(...atHome))] }),
  })

test('recipes are found for what is at home, first those that use up what should be used soon', async () => {
  const { user, host } = await show(
    newPantryThing('eggs', { useBy: dayHere() }),
    newPantryThing('rice'),
    newPantryThing('cream', { useBy: dayAfter(dayHere(), -30) }),
  )
  expect(await screen.findByText('Use soon: eggs')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Omelette' })).toBeVisible()
  expect(await screen.findByText(/Uses up eggs\./)).toBeVisible()
  const asked = () => host.happenings.requests.filter(({ endpoint }) => endpoint === listCookable).at(-1)?.query
  expect(asked()).toMatchObject({ items: 'eggs,rice', soon: 'eggs' })
  await user.click(screen.getByRole('switch', { name: /Cook with 2 things at home/ }))
  expect(await screen.findByText('What’s in the fridge?')).toBeVisible()
})

test('available things are typed or selected, and recipes list missing ingredients', async () => {
  const { user, host } = await show()
  expect(await screen.findByText('What’s in the fridge?')).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox'), 'egg{Enter}')
  expect(await screen.findByRole('link', { name: 'Omelette' })).toBeInTheDocument()
  expect(screen.getByText('You have everything')).toBeInTheDocument()
  expect(screen.getByText('Missing 2: milk, flour')).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveValue('')
  await user.click(await screen.findByRole('button', { name: 'Add flour' }))
  expect(await screen.findByRole('button', { name: 'Remove flour' })).toBeInTheDocument()
  const requests = host.happenings.requests.filter(({ endpoint }) => endpoint === listCookable)
  expect(requests.at(-1)?.query).toMatchObject({ items: 'eggs,flour' })
})

test('available things stay on the device until they are removed', async () => {
  const first = await show()
  await first.user.click(await screen.findByRole('button', { name: 'Add flour' }))
  await screen.findByRole('button', { name: 'Remove flour' })
  first.unmount()
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Remove flour' }))
  expect(await screen.findByText('What’s in the fridge?')).toBeInTheDocument()
})

test('items separated by commas are added as separate items', async () => {
  const { user, host } = await show()
  await user.click(await screen.findByRole('searchbox'))
  await user.paste('Eggs, flour, gold, egg noo')
  expect(await screen.findByRole('button', { name: 'Remove eggs' })).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Remove flour' })).toBeInTheDocument()
  await announced('No recipe uses “gold”.')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Remove egg noodles' })).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(host.happenings.toasts).toEqual([])
})

test('an item that no recipe needs displays a message', async () => {
  const { user } = await show()
  await user.type(await screen.findByRole('searchbox'), 'gold')
  expect(await screen.findByText('No recipe uses “gold”.')).toBeInTheDocument()
})

test('what is not for everybody at the table, or not known, is folded below what is', async () => {
  const all = { contains: 0, mayContain: 0, notUnderstood: 0 }
  const found = [
    { title: 'Rice', marks: all },
    { title: 'Buttered rice', marks: { ...all, contains: marksOf(['milk']) } },
    { title: 'Rice with nuts', marks: { ...all, mayContain: marksOf(['milk']) } },
    { title: 'Surprise', marks: { ...all, notUnderstood: 1 } },
    { title: 'Not looked at' },
  ].map((more, at) => ({ ...summaryOf(aRecipe({ id: idOf(60 + at) })), needed: 1, missing: [], ...more }))
  const mia = { kitchenId: null, name: 'Mia', hasAccount: true, mustNot: ['milk'], dislikes: [] }
  const answers = [
    items,
    answer(listCookable, () => ({ data: found, totalCount: found.length })),
    answer(listEaters, () => [{ ...mia, id: idOf(1) }]),
    answer(getPantry, () => aPantry(newPantryThing('rice'))),
  ]
  const { user } = await renderScreen(remote, '/list/main/cook', { host: createTestHost({ answers }) })
  const titles = () => screen.getAllByRole('link').flatMap(({ textContent }) => textContent ?? [])
  const folded = await screen.findByRole('button', { name: 'Not for all or unknown: 4' })
  expect(titles()).toContain('Rice')
  expect(titles()).not.toContain('Buttered rice')
  await user.click(folded)
  expect(titles()).toEqual(expect.arrayContaining(['Buttered rice', 'Rice with nuts', 'Surprise', 'Not looked at']))
  expect(await screen.findByText('Not for Mia: contains milk')).toBeVisible()
})
