import { deleteForGood, emptyTrash, listTrash, restoreRecipes, type TrashedRecipe } from '@potluck/api/trash'
import { answer, Refusal } from '@potluck/testing/answers'
import { aRecipe, idOf, summaryOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor } from '@testing-library/react'
import remote from '../remote.tsx'

const deletedAt = '2026-03-01T12:00:00.000Z'
const leavesAt = '2026-03-31T12:00:00.000Z'

const thrownAway = (number: number, title: string): TrashedRecipe => ({
  ...summaryOf(aRecipe({ id: idOf(number), title, folder: 'trash' })),
  deletedAt,
  leavesAt,
})

/** A trash that the server keeps. */
async function showTrash({ refuses = false } = {}) {
  let trash = [thrownAway(71, 'Stew'), thrownAway(72, 'Tart')]
  const host = createTestHost({
    answers: [
      answer(listTrash, () => ({ data: trash, totalCount: trash.length })),
      answer(restoreRecipes, ({ body }) => {
        if (refuses) return new Refusal(503)
        const { ids } = body as { ids: string[] }
        trash = trash.filter(({ id }) => !ids.includes(id))
        return {}
      }),
      answer(deleteForGood, ({ params }) => {
        trash = trash.filter(({ id }) => id !== params.id)
        return {}
      }),
      answer(emptyTrash, () => {
        trash = []
        return {}
      }),
    ],
  })
  const shown = await renderScreen(remote, '/list/trash', { host })
  await screen.findByText('Stew')
  return { ...shown, host }
}

test('each says until when it rests, and comes back by one press', async () => {
  const { user, host } = await showTrash()
  expect(screen.getAllByText('Until Mar 31, 2026')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Restore Stew' }))
  await waitFor(() => expect(screen.queryByText('Stew')).not.toBeInTheDocument())
  expect(screen.getByText('Tart')).toBeInTheDocument()
  expect(host.happenings.toasts.at(-1)?.message).toBe('“Stew” is back')
})

test('what could not be restored is there again', async () => {
  const { user, host } = await showTrash({ refuses: true })
  await user.click(screen.getByRole('button', { name: 'Restore Stew' }))
  await waitFor(() => expect(host.changes.all.get().changes).toMatchObject([{ refusal: expect.anything() }]))
  expect(await screen.findByText('Stew')).toBeInTheDocument()
})

test('deleting for good and emptying ask first', async () => {
  const { user, host } = await showTrash()
  await user.click(screen.getByRole('button', { name: 'Delete Tart for good' }))
  await waitFor(() => expect(screen.queryByText('Tart')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Empty the trash' }))
  expect(await screen.findByText('The trash is empty')).toBeInTheDocument()
  expect(host.happenings.confirmations.map(({ title }) => title)).toEqual([
    'Delete “Tart” for good?',
    'Delete 1 recipe for good?',
  ])
})
