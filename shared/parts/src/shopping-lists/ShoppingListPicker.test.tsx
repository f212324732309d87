import {
  addShoppingListItems,
  createShoppingList,
  listShoppingLists,
  type ShoppingListSummary,
} from '@potluck/api/shopping-lists'
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

/** A server with these lists; null when they cannot be read. It refuses so many new lists. */
function choose(lists: readonly ShoppingListSummary[] | null, refusals = 0) {
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
  return { ...showPart(<Chooser />, { host }), made, filled }
}

beforeEach(() => localStorage.clear())

const chosen = () => screen.findByRole('combobox', { name: 'Shopping list' })
const add = () => screen.getByRole('button', { name: 'Add' })

test('the list used last is offered first', async () => {
  const first = choose([bakery, market])
  expect(await chosen()).toHaveValue(bakery.id)
  await first.user.selectOptions(await chosen(), market.id)
  await first.user.click(add())
  await screen.findByText('done')
  expect(first.made).toEqual([])
  expect(first.filled).toEqual([market.id])
  first.unmount()

  choose([bakery, market])
  expect(await chosen()).toHaveValue(market.id)
})

test('a list that was used last and is gone changes nothing', async () => {
  const first = choose([market])
  await chosen()
  await first.user.click(add())
  await screen.findByText('done')
  first.unmount()

  choose([bakery])
  expect(await chosen()).toHaveValue(bakery.id)
})

test('without lists a new one is named, and trying again makes it once', async () => {
  const { user, made, filled } = choose([], 1)
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
