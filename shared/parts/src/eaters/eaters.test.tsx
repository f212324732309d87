import { type Eater, listEaters, writeEater, writeOwnEater } from '@potluck/api/eaters'
import { everyLanguage } from '@potluck/cooking/testing/every-language'
import { marksOf } from '@potluck/foods/marks'
import { answerKey } from '@potluck/platform/answers'
import type { NewChange } from '@potluck/platform/new-change'
import { answer, silent } from '@potluck/testing/answers'
import { ada, aKitchen, aRecipe, ben, idOf } from '@potluck/testing/fixtures'
import { createTestHost } from '@potluck/testing/test-host'
import { QueryClient } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { showPart } from '../testing/show-part.tsx'
import { atTable } from './at-table.ts'
import { EaterLines } from './EaterLines.tsx'
import { EaterNotes } from './EaterNotes.tsx'
import { strikeOut, writeDown } from './eater-changes.ts'
import { eaterEffects } from './eater-effects.ts'
import { WhoEats } from './WhoEats.tsx'

const home = idOf(40)

const anEater = (changes: Partial<Eater> = {}): Eater => ({
  id: idOf(50),
  kitchenId: home,
  name: 'Mia',
  hasAccount: false,
  mustNot: ['milk'],
  dislikes: [],
  ...changes,
})

const withEaters = (...eaters: Eater[]) =>
  createTestHost({ answers: [answer(listEaters, () => eaters), silent(writeEater), silent(writeOwnEater)] })

const pancakes = aRecipe({
  kitchenId: home,
  ingredients: '2 eggs\n50 g butter\n1 bulb fennel\n1 pinch zork',
  contents: {
    servings: 4,
    nutrients: { energy: null, protein: null, fat: null, carbohydrates: null, fibre: null, sugars: null, salt: null },
    lines: [
      { at: 0, contains: marksOf(['egg', 'animal']) },
      { at: 1, contains: marksOf(['milk', 'animal']), mayContain: marksOf(['nuts']) },
      { at: 2 },
      { at: 3, isUnclear: true },
    ],
  },
})

const notes = (...eaters: Eater[]) =>
  showPart(<EaterNotes recipe={pancakes} words={everyLanguage} />, { host: withEaters(...eaters) })

test.each([
  ['what a recipe contains, by its lines', { mustNot: ['milk'] }, 'Not for Mia: contains milk (butter)'],
  ['what it may contain', { mustNot: ['nuts'] }, 'May not be for Mia: may contain nuts (butter)'],
  ['lines that are not understood', { mustNot: ['fish'] }, 'Not known for Mia: 1 line wasn’t understood'],
  ['what somebody does not like', { mustNot: [], dislikes: ['Fennel'] }, 'Mia doesn’t like: Fennel'],
])('a recipe says %s', async (_, changes, said) => {
  notes(anEater(changes))
  expect(await screen.findByText(said)).toBeVisible()
})

test('a recipe says of lines that are not understood besides those in which something was found', async () => {
  notes(anEater())
  const note = await screen.findByText('Not for Mia: contains milk (butter)')
  expect(note.nextElementSibling).toHaveTextContent('Not known for Mia: 1 line wasn’t understood')
})

test('a recipe whose contents are not worked out yet says that nothing is known', async () => {
  const { contents, ...unread } = pancakes
  expect(contents).toBeDefined()
  showPart(<EaterNotes recipe={unread} words={everyLanguage} />, { host: withEaters(anEater()) })
  expect(await screen.findByText('Not known for Mia')).toBeVisible()
})

test('a recipe of a household is for those who eat there, any other for everybody', () => {
  const eaters = [anEater(), anEater({ id: ben.id, kitchenId: idOf(41), name: 'Ben' })]
  expect(atTable(eaters, home).map(({ name }) => name)).toEqual(['Mia'])
  expect(atTable(eaters, undefined).map(({ name }) => name)).toEqual(['Mia', 'Ben'])
})

test('what somebody wrote for two households counts together', () => {
  const eaters = [anEater(), anEater({ kitchenId: idOf(41), mustNot: ['egg'] })]
  expect(atTable(eaters, undefined)).toMatchObject([{ name: 'Mia', avoided: marksOf(['milk', 'egg']) }])
})

test('beside the name of a recipe its marks are said in short, and without a name only what was found', async () => {
  const marks = { contains: 0, mayContain: 0, notUnderstood: 2 }
  const host = withEaters(anEater())
  showPart(
    <>
      <EaterLines marks={{ ...marks, contains: marksOf(['milk']) }} kitchenId={home} title="Pancakes" />
      <EaterLines marks={marks} kitchenId={home} title="Soup" />
      <EaterLines marks={marks} kitchenId={home} />
    </>,
    { host },
  )
  expect(await screen.findByText(/Pancakes/)).toBeVisible()
  expect(screen.getAllByText(/Mia/).map(({ textContent }) => textContent)).toEqual([
    'Pancakes · Not for Mia: contains milk',
    'Not known for Mia: 2 lines weren’t understood',
  ])
})

describe('who eats in a household', () => {
  const kitchen = aKitchen({
    id: home,
    role: 'keeper',
    members: [ada, ben].map((person) => ({ person, role: 'keeper' as const, joinedAt: '2026-01-01T00:00:00.000Z' })),
  })

  test('an owner writes down what a child must not eat', async () => {
    const { user, host } = showPart(<WhoEats kitchen={kitchen} />, { host: withEaters() })
    await user.click(await screen.findByRole('button', { name: 'Add someone' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone without an account' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Mia')
    await user.click(dialog.getByRole('checkbox', { name: 'Milk' }))
    await user.type(dialog.getByRole('textbox', { name: 'Doesn’t like' }), 'fennel\npeas')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const [change] = host.changes.all.get().changes
    expect(change).toMatchObject({
      endpoint: expect.stringContaining(writeEater.path),
      input: { body: { name: 'Mia', mustNot: ['milk'], dislikes: ['fennel', 'peas'] } },
    })
  })

  test('a member writes their own, and reads what others wrote', async () => {
    const own = anEater({ id: ada.id, kitchenId: null, name: 'Ada', hasAccount: true, mustNot: ['egg'] })
    const { user, host } = showPart(<WhoEats kitchen={kitchen} />, {
      host: withEaters(own, anEater({ id: ben.id, name: 'Ben', hasAccount: true })),
    })
    const rows = within(await screen.findByRole('list', { name: 'Who eats here' }))
    expect(rows.getByText('Must not eat: milk')).toBeVisible()
    expect(rows.queryByRole('button', { name: 'Ben' })).toBeNull()
    // The others do not see what she wrote down for herself alone before she saves it here.
    expect(rows.queryByText('Must not eat: egg')).toBeNull()
    await user.click(rows.getByRole('button', { name: 'Ada' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What you don’t eat' }))
    expect(dialog.getByRole('checkbox', { name: 'Egg' })).toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(host.changes.all.get().changes).toMatchObject([
      { endpoint: expect.stringContaining(writeOwnEater.path), input: { query: { kitchen: home } } },
    ])
  })
})

test('what waits to be sent is shown, written and deleted', () => {
  const [effect] = eaterEffects.effects
  const client = new QueryClient()
  const key = answerKey(listEaters, {})
  const after = (change: NewChange): unknown => {
    effect?.show(client, key, change, [change])
    return client.getQueryData(key)
  }
  client.setQueryData(key, [])
  const mia = anEater()
  expect(after(writeDown(mia, { mustNot: ['egg'], dislikes: [] }))).toEqual([{ ...mia, mustNot: ['egg'] }])
  expect(after(writeDown(mia, { mustNot: [], dislikes: ['peas'] }))).toMatchObject([
    { mustNot: [], dislikes: ['peas'] },
  ])
  expect(after(strikeOut(mia))).toEqual([])
})
