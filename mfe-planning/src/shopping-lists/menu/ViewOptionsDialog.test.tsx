import { listKitchens } from '@potluck/api/kitchens'
import { getPantry } from '@potluck/api/pantry'
import { getShoppingList, listShoppingLists, listUsualThings } from '@potluck/api/shopping-lists'
import { answer, silent } from '@potluck/testing/answers'
import { aList, aListSummary, anItem, ben, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor } from '@testing-library/react'
import remote from '../../remote.tsx'

const list = aList({
  id: idOf(31),
  items: [
    anItem({ id: idOf(41), title: 'milk', owner: ben, recipe: { id: idOf(1), title: 'Rice pudding' } }),
    anItem({ id: idOf(42), title: '2 tomatoes' }),
    anItem({ id: idOf(43), title: '1 tomato' }),
  ],
})

const row = () => screen.getByRole('checkbox', { name: /milk/, hidden: true }).closest('li')?.textContent ?? ''

test.each([
  ['Show recipe', () => row().includes('Rice pudding'), true],
  ['Group by aisle', () => screen.queryByRole('region', { name: 'Dairy', hidden: true }) !== null, true],
])('the switch “%s” has an effect on the list at once', async (name, shown, atFirst) => {
  const host = createTestHost({
    answers: [
      silent(listKitchens),
      silent(getPantry),
      answer(getShoppingList, () => list),
      answer(listUsualThings, () => []),
      answer(listShoppingLists, () => [aListSummary({ id: list.id })]),
    ],
  })
  const { user } = await renderScreen(remote, `/shopping-lists/${list.id}`, { host })
  await screen.findByRole('checkbox', { name: /milk/ })
  expect(shown()).toBe(atFirst)
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'View options' }))
  await user.click(await screen.findByRole('switch', { name }))
  await waitFor(() => expect(shown()).toBe(!atFirst))
})
