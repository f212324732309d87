import { listKitchens } from '@potluck/api/kitchens'
import { answer } from '@potluck/testing/answers'
import { aKitchen, idOf } from '@potluck/testing/fixtures'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { showPart } from '../testing/show-part.tsx'
import { forgetRecentKitchens, noteKitchens } from './recent-kitchens.ts'
import { useKitchens, useKnownKitchens } from './useKitchens.ts'

const Names = () => (
  <p>
    {useKitchens()
      ?.map(({ name }) => name)
      .join(', ') ?? 'unknown'}
  </p>
)

const named = (name: string) => ({ kitchens: [aKitchen({ id: idOf(70), name })], invitations: [] })

function aHost() {
  const host = createTestHost({ answers: [answer(listKitchens, () => named('Home'))] })
  return { host, count: () => host.happenings.requests.filter(({ endpoint }) => endpoint === listKitchens).length }
}

test('an opening asks for the kitchens once, whoever else asked and connected a moment ago', async () => {
  const { host, count } = aHost()
  showPart(<Names />, { host })
  expect(await screen.findByText('Home')).toBeVisible()
  await act(async () => host.bus.emit('live:connected', {}))
  expect(count()).toBe(1)
  act(() => host.bus.emit('kitchen:changed', { kitchenId: idOf(70) }))
  await waitFor(() => expect(count()).toBe(2))
})

test('what a background was told of kitchens is shown at once', async () => {
  const { host, count } = aHost()
  noteKitchens(host, { at: Date.now(), answer: named('Club') })
  showPart(<Names />, { host })
  expect(await screen.findByText('Club')).toBeVisible()
  expect(count()).toBe(0)
})

test('what was told before a kitchen was joined is not believed by a screen that does not ask yet', async () => {
  const { host } = aHost()
  function Asking() {
    const [isWanted, setWanted] = useState(false)
    const kitchens = useKnownKitchens(isWanted)
    return (
      <button type="button" onClick={() => setWanted(!isWanted)}>
        {kitchens?.map(({ name }) => name).join(', ') ?? 'unknown'}
      </button>
    )
  }
  noteKitchens(host, { at: Date.now(), answer: { kitchens: [], invitations: [] } })
  const { user } = showPart(<Asking />, { host })
  await user.click(await screen.findByRole('button', { name: 'unknown' }))
  act(() => {
    forgetRecentKitchens(host)
    host.bus.emit('kitchen:changed', { kitchenId: idOf(70) })
  })
  await user.click(await screen.findByRole('button', { name: 'Home' }))
  expect(await screen.findByRole('button', { name: 'unknown' })).toBeVisible()
})
