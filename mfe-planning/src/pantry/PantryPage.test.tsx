import { addToPantry, listPantry, removeFromPantry } from '@potluck/api/pantry'
import { axeFinds } from '@potluck/testing/accessible'
import { answer, Refusal } from '@potluck/testing/answers'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor } from '@testing-library/react'
import remote from '../remote.tsx'

/** A server with what is at home; `fails` as often as it is told before. */
async function open(titles: readonly string[], fails = 0) {
  const pantry = titles.map((title) => ({ key: title, title }))
  let left = fails
  const host = createTestHost({
    answers: [
      answer(listPantry, () => [...pantry]),
      answer(addToPantry, ({ body }) => {
        if (left-- > 0) return new Refusal(503)
        const { title } = addToPantry.body.parse(body)
        const item = { key: title, title }
        pantry.push(item)
        return item
      }),
      answer(removeFromPantry, ({ params }) => {
        pantry.splice(
          pantry.findIndex(({ key }) => key === params.key),
          1,
        )
        return {}
      }),
    ],
  })
  return { ...(await renderScreen(remote, '/shopping-lists/at-home', { host })), pantry }
}

test('the pantry adds an item optimistically, retries it after a refusal, and undoes its removal', async () => {
  const { user, host, pantry } = await open(['salt'], 1)
  expect(await screen.findByText('salt')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'What you always have' }), 'olive oil{Enter}')
  expect(screen.getByRole('textbox')).toHaveValue('')
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(await screen.findByText('A change wasn’t saved:')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(pantry.map(({ title }) => title)).toEqual(['salt', 'olive oil']))
  expect(screen.queryByText('A change wasn’t saved:')).not.toBeInTheDocument()
  expect(screen.getByText('olive oil')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove salt' }))
  await waitFor(() => expect(screen.queryByText('salt')).not.toBeInTheDocument())
  host.happenings.toasts.at(-1)?.action?.run()
  expect(await screen.findByText('salt')).toBeVisible()
  expect(pantry.map(({ title }) => title)).toEqual(['olive oil', 'salt'])
  expect(await axeFinds(screen.getByRole('main'))).toEqual([])
})

test('an empty pantry says what it is for', async () => {
  await open([])
  expect(await screen.findByText('Nothing here yet')).toBeVisible()
})
