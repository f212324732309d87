/** @page */
import 'fake-indexeddb/auto'
import { createRecipe } from '@potluck/api/recipes'
import { changeOf } from '@potluck/platform/changes'
import { paths } from '@potluck/platform/paths'
import { announced } from '@potluck/testing/announced'
import { answer, Refusal } from '@potluck/testing/answers'
import { idOf } from '@potluck/testing/fixtures'
import { act, screen, waitFor } from '@testing-library/react'
import { knowsAda } from '../testing/account.ts'
import { renderShell } from '../testing/render-shell.tsx'

const pie = (id: string) =>
  changeOf(createRecipe, { body: { id, title: 'Pie' } }, { scope: 'book', path: paths.recipe(id) })

test('refused changes are shown on every other screen, with a link to them', async () => {
  const { shell, user, path } = await renderShell({
    path: '/list/main',
    token: 'token',
    answers: [...knowsAda, answer(createRecipe, () => new Refusal(404))],
  })
  const [one, other] = [idOf(31), idOf(32)]
  act(() => {
    shell.host.changes.add(pie(one))
    shell.host.changes.add(pie(other))
  })
  await announced('Couldn’t save 2 changes.')

  await user.click(screen.getByRole('link', { name: 'Show' }))
  expect(path()).toBe(paths.recipe(one))
  // The screen itself shows the first one.
  expect(await screen.findByText('Couldn’t save 1 change.')).toBeVisible()
  // At the top of the page the line says it, and no toast repeats it.
  expect(screen.queryByText('Couldn’t save a change.')).toBeNull()
  await act(async () => shell.host.navigate(paths.editRecipe(other)))
  expect(screen.getByRole('link', { name: 'Show' })).toHaveAttribute('href', `#${paths.recipe(one)}`)

  act(() => {
    for (const { reference } of shell.host.changes.all.get().changes) shell.host.changes.discard(reference)
  })
  await waitFor(() => expect(screen.queryByText(/Couldn’t save/)).toBeNull())
})

test('the line leads from each refused change to the next, and from the last to the first', async () => {
  const { shell, user, path } = await renderShell({
    path: '/list/main',
    token: 'token',
    answers: [...knowsAda, answer(createRecipe, () => new Refusal(404))],
  })
  const ids = [idOf(31), idOf(32), idOf(33)]
  act(() => {
    for (const id of ids) shell.host.changes.add(pie(id))
  })
  expect(await screen.findByText('Couldn’t save 3 changes.')).toBeVisible()
  for (const id of [...ids, ids[0] ?? '']) {
    await user.click(screen.getByRole('link', { name: 'Show' }))
    expect(path()).toBe(paths.recipe(id))
  }
})
