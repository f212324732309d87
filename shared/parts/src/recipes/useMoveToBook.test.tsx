import { getRecipe, moveRecipe } from '@potluck/api/recipes'
import { useAnswer } from '@potluck/platform/answers'
import { answer, Refusal } from '@potluck/testing/answers'
import { aRecipe } from '@potluck/testing/fixtures'
import { createTestHost } from '@potluck/testing/test-host'
import { screen } from '@testing-library/react'
import { showPart } from '../testing/show-part.tsx'
import { useMoveToBook } from './useMoveToBook.ts'

const received = aRecipe({ folder: 'inbox', version: 3, ingredients: '2 carrots' })

function Received() {
  const { move, status } = useMoveToBook()
  const { data } = useAnswer(getRecipe, { params: { id: received.id } })
  return (
    <button type="button" onClick={() => void move(received.id)}>
      {data?.folder ?? '?'}, {status}
    </button>
  )
}

/** A server that moves the recipe, or refuses. */
function serverWith(refusal: Refusal | null = null) {
  let folder: 'inbox' | 'main' = 'inbox'
  return createTestHost({
    answers: [
      answer(getRecipe, () => ({ ...received, folder })),
      answer(moveRecipe, () => {
        if (refusal) return refusal
        folder = 'main'
        return {}
      }),
    ],
  })
}

test('a received recipe moves into the book and other screens are notified', async () => {
  const host = serverWith()
  const events: unknown[] = []
  host.subscribe('recipe:updated', (change) => events.push(change))
  const { user } = showPart(<Received />, { host })
  await user.click(await screen.findByRole('button', { name: 'inbox, idle' }))
  expect(await screen.findByRole('button', { name: 'main, success' })).toBeVisible()
  const saved = host.happenings.requests.find(({ endpoint }) => endpoint === moveRecipe)
  expect(saved?.body).toEqual({ folder: 'main' })
  expect(events).toEqual([{ recipeId: received.id, change: 'saved' }])
})

test('a recipe that the server refuses stays in the inbox and the hook reports the failure', async () => {
  const host = serverWith(new Refusal(404))
  const { user } = showPart(<Received />, { host })
  await user.click(await screen.findByRole('button', { name: 'inbox, idle' }))
  expect(await screen.findByRole('button', { name: 'inbox, error' })).toBeVisible()
  expect(host.happenings.failureToasts).toEqual([])
})
