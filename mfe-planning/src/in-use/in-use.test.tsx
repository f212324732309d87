import { listKitchens } from '@potluck/api/kitchens'
import { getShoppingList, listShoppingLists, listUsualThings } from '@potluck/api/shopping-lists'
import { shoppingList } from '@potluck/platform/planning-preferences'
import { answer, silent } from '@potluck/testing/answers'
import { aList, aListSummary, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor } from '@testing-library/react'
import remote from '../remote.tsx'

const [first, second] = [idOf(31), idOf(32)]

async function openInUse(ids: readonly string[], last = '') {
  const host = createTestHost({
    answers: [
      answer(listShoppingLists, () => ids.map((id) => aListSummary({ id }))),
      answer(getShoppingList, ({ params }) => aList({ id: String(params.id) })),
      silent(listKitchens),
      answer(listUsualThings, () => []),
    ],
  })
  host.preferences.update(shoppingList, { lastList: last })
  return renderScreen(remote, '/shopping-lists/in-use', { host })
}

test.each([
  ['the list that was opened last', [first, second], second],
  ['the first list when the last one is gone', [first, second], idOf(99)],
] as const)('the menu opens %s', async (_, ids, last) => {
  const { path } = await openInUse(ids, last)
  const opened = ids.find((id) => id === last) ?? first
  await waitFor(() => expect(path()).toBe(`/shopping-lists/${opened}`))
})

test('without a list, the menu opens the overview', async () => {
  const { path } = await openInUse([])
  expect(await screen.findByText('No list yet')).toBeVisible()
  expect(path()).toBe('/shopping-lists')
})
