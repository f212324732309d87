import { listKitchens } from '@potluck/api/kitchens'
import { createRecipe, getRecipe, listRelated } from '@potluck/api/recipes'
import { answer, silent } from '@potluck/testing/answers'
import { aRecipe } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.tsx'
import { sampleIds } from './sample-recipes.ts'

const show = (path: string) =>
  renderScreen(remote, path, {
    host: createTestHost({
      answers: [
        answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
        answer(createRecipe, () => aRecipe()),
        silent(getRecipe),
        silent(listRelated),
      ],
    }),
  })

test('24 samples are listed, and a search finds words inside of them', async () => {
  const { user, host } = await show('/list/main/samples')
  expect(await screen.findAllByRole('article')).toHaveLength(sampleIds.length)
  expect(sampleIds).toHaveLength(24)
  await user.type(screen.getByRole('searchbox'), 'chickpea coconut')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(screen.getByRole('link', { name: 'Chickpea curry' })).toBeInTheDocument()
  await user.clear(screen.getByRole('searchbox'))
  expect(host.happenings.requests).toEqual([])
})

test('a sample is scaled, and a copy of it is made by the ordinary create', async () => {
  const { user, host } = await show('/list/main/samples/curry')
  await user.click(await screen.findByRole('button', { name: 'One more' }))
  expect(await screen.findByRole('checkbox', { name: '2 ½ tablespoons oil' })).toBeInTheDocument()
  expect(screen.queryByText('About this recipe')).not.toBeInTheDocument()
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Keep this one' }))
  await waitFor(() => expect(host.happenings.toasts.at(-1)?.message).toBe('“Chickpea curry” is now in your book'))
  const created = host.happenings.requests.filter(({ endpoint }) => endpoint.method !== 'GET')
  expect(created).toMatchObject([{ endpoint: { path: 'recipes' }, body: { title: 'Chickpea curry', folder: 'main' } }])
})

test('a dinner is exchanged, and the shopping list follows', async () => {
  const { user } = await show('/list/main/samples?part=week')
  const monday = within(await screen.findByRole('listitem', { name: 'Monday' }))
  expect(monday.getByText('Red lentil soup')).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Shopping list' }))
  await user.click(await screen.findByRole('checkbox', { name: /red lentils/ }))
  expect(screen.getByRole('checkbox', { name: /red lentils/ })).toBeChecked()
  await user.click(screen.getByRole('tab', { name: 'Week' }))
  await user.click(await screen.findByRole('button', { name: 'Another dinner for Monday' }))
  await user.click(screen.getByRole('tab', { name: 'Shopping list' }))
  await screen.findByRole('checkbox', { name: /salmon/ })
  expect(screen.queryByRole('checkbox', { name: /red lentils/ })).not.toBeInTheDocument()
})
