import {
  addShoppingListItems,
  createShoppingList,
  listShoppingLists,
  type ShoppingListSummary,
} from '@potluck/api/shopping-lists'
import { shoppingList } from '@potluck/platform/planning-preferences'
import { answer, Refusal } from '@potluck/testing/answers'
import { aListSummary, idOf } from '@potluck/testing/fixtures'
import { createTestHost } from '@potluck/testing/test-host'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { showPart } from '../testing/show-part.tsx'
import { ShoppingListPicker } from './ShoppingListPicker.tsx'
import { useListChoice } from './useListChoice.ts'
import { usePutOnList } from './usePutOnList.ts'

const bakery = aListSummary({ id: idOf(31), title: 'Bakery' })
const market = aListSummary({ id: idOf(32), title: 'Market' })

function Chooser() {
  const choice = useListChoice()
  const [isDone, setDone] = useState(false)
  const { put, hasFailed } = usePutOnList(choice, () => setDone(true))
  return (
    <>
      <ShoppingListPicker choice={choice} />
      <button
        type="button"
        disabled={!choice.isReady}
        onClick={() => put({ items: [{ key: 'milk', title: 'milk' }], done: 'On the list' })}
      >
        Add
      </button>
      {hasFailed && <p>failed</p>}
      {isDone && <p>done</p>}
    </>
  )
}

/** A server with these lists; null when they cannot be read. It refuses so many new lists. @param last the list in use */
function choose(lists: readonly ShoppingListSummary[] | null, { refusals = 0, last = '' } = {}) {
  const made: { readonly id: string | undefined; readonly title: string }[] = []
  const filled: string[] = []
  let left = refusals
  const host = createTestHost({
    answers: [
      answer(listShoppingLists, () => (lists ? [...lists] : new Refusal(500))),
      answer(createShoppingList, ({ body }) => {
        const { id, title } = createShoppingList.body.parse(body)
        made.push({ id, title })
        left -= 1
        return left >= 0 ? new Refusal(403) : { ...market, id: id ?? market.id, title }
      }),
      answer(addShoppingListItems, ({ params: { id = '' } }) => {
        const isThere = left < 0 || lists?.some((list) => list.id === id)
        if (!isThere) return new Refusal(404)
        filled.push(id)
        return { reference: 'a' }
      }),
    ],
  })
  host.preferences.update(shoppingList, { lastList: last })
  const inUse = () => shoppingList.parse(host.preferences.get()[shoppingList.name]).lastList
  return { ...showPart(<Chooser />, { host }), made, filled, inUse }
}

const chosen = () => screen.findByRole('combobox', { name: 'Shopping list' })
const add = () => screen.getByRole('button', { name: 'Add' })

test('the list in use is offered first, and the one that was filled is in use next', async () => {
  const { user, made, filled, inUse } = choose([bakery, market], { last: market.id })
  expect(await chosen()).toHaveValue(market.id)
  await user.selectOptions(await chosen(), bakery.id)
  await user.click(add())
  await screen.findByText('done')
  expect(made).toEqual([])
  expect(filled).toEqual([bakery.id])
  expect(inUse()).toBe(bakery.id)
})

test('a list that was in use and is gone changes nothing', async () => {
  choose([bakery], { last: market.id })
  expect(await chosen()).toHaveValue(bakery.id)
})

test('without lists a new one is named, and trying again makes it once', async () => {
  const { user, made, filled } = choose([], { refusals: 1 })
  const name = await screen.findByRole('textbox', { name: 'Name of the new list' })
  await user.clear(name)
  expect(add()).toBeDisabled()
  await user.type(name, 'Party')
  await user.click(add())
  await screen.findByText('failed')
  await user.click(add())
  await screen.findByText('done')
  expect(made.map(({ title }) => title)).toEqual(['Party', 'Party'])
  expect(made[0]?.id).toBe(made[1]?.id)
  expect(filled).toEqual([made[0]?.id])
})

test('lists that cannot be read leave a new one', async () => {
  choose(null)
  expect(await screen.findByText(/Couldn’t load/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Name of the new list' })).toHaveValue('Groceries')
  expect(add()).toBeEnabled()
})
