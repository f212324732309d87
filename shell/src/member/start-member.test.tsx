import { createTicket } from '@potluck/api/tickets'
import { useTitle } from '@potluck/platform/hooks'
import { defineRemote } from '@potluck/platform/remote'
import { answer, Refusal } from '@potluck/testing/answers'
import { act, screen, waitFor } from '@testing-library/react'
import { locales } from '../locales.ts'
import { knowsAda } from '../testing/account.ts'
import { renderShell } from '../testing/render-shell.tsx'

test('the live channel opens after the first screen, which waits for nothing of it', async () => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  function Recipes() {
    useTitle('My recipes')
    return <h1>The list screen</h1>
  }
  const recipes = defineRemote({
    id: 'recipes',
    routes: [{ path: 'list/*', load: () => loaded.then(() => Recipes) }],
    locales,
  })
  const { requests } = await renderShell({
    path: '/list/main',
    token: 'old',
    answers: [...knowsAda, answer(createTicket, () => new Refusal(503))],
    remotes: [recipes],
  })
  const tickets = () => requests.filter(({ endpoint }) => endpoint === createTicket)
  await waitFor(() => expect(requests.length).toBeGreaterThan(1))
  expect(tickets()).toEqual([])
  load()
  await act(() => loaded)
  await screen.findByRole('heading', { name: 'The list screen' })
  await waitFor(() => expect(tickets()).toHaveLength(1))
})
