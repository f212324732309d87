import { getRecipe, type Recipe, updateRecipe } from '@potluck/api/recipes'
import { useAnswer } from '@potluck/platform/answers'
import { answer, Refusal } from '@potluck/testing/answers'
import { aRecipe } from '@potluck/testing/fixtures'
import { createTestHost } from '@potluck/testing/test-host'
import { screen } from '@testing-library/react'
import { showPart } from '../testing/show-part.tsx'
import { useKeepRecipe } from './useKeepRecipe.ts'

const received = aRecipe({ folder: 'inbox', version: 3, ingredients: '2 carrots' })

function Received() {
  const keep = useKeepRecipe()
  const { data } = useAnswer(getRecipe, { params: { id: received.id } })
  return (
    <button type="button" onClick={() => keep.mutate(received.id)}>
      {data?.folder ?? '?'}, {keep.status}
    </button>
  )
}

/** A server on which the recipe was saved elsewhere after it was first read. */
function serverWith(reply: (kept: Recipe) => Recipe | Refusal) {
  let reads = 0
  return createTestHost({
    answers: [
      answer(getRecipe, () => {
        reads += 1
        return reads === 1 ? received : { ...received, version: 4, ingredients: '3 carrots' }
      }),
      answer(updateRecipe, () => reply({ ...received, folder: 'main', version: 5 })),
    ],
  })
}

test('the recipe moves into the book as the server has it now, and other screens are told', async () => {
  const host = serverWith((kept) => kept)
  const told: unknown[] = []
  host.bus.on('recipe:updated', (change) => told.push(change))
  const { user } = showPart(<Received />, { host })
  await user.click(await screen.findByRole('button', { name: 'inbox, idle' }))
  expect(await screen.findByRole('button', { name: 'main, success' })).toBeVisible()
  const saved = host.happenings.requests.find(({ endpoint }) => endpoint === updateRecipe)
  expect(saved?.body).toMatchObject({ folder: 'main', version: 4, ingredients: '3 carrots' })
  expect(told).toEqual([{ recipeId: received.id, change: 'saved' }])
})

test('what the server refuses stays where it is, and is told by whoever asked', async () => {
  const host = serverWith(() => new Refusal(409))
  const { user } = showPart(<Received />, { host })
  await user.click(await screen.findByRole('button', { name: 'inbox, idle' }))
  expect(await screen.findByRole('button', { name: 'inbox, error' })).toBeVisible()
  expect(host.happenings.failuresTold).toEqual([])
})
