import type { Person } from '@potluck/api/fields'
import { listFriends } from '@potluck/api/friends'
import { href, paths } from '@potluck/platform/paths'
import { ben, carl, dora } from '@potluck/testing/fixtures'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { withFriends } from '../testing/friends.ts'
import { showPart } from '../testing/show-part.tsx'
import { FriendPicker } from './FriendPicker.tsx'

function Picker() {
  const [picked, pick] = useState<Person | null>(null)
  return (
    <>
      <FriendPicker about="Who?" noFriends="Find some first" pickedIds={picked ? [picked.id] : []} onPick={pick} />
      <p>picked {picked?.name ?? 'nobody'}</p>
    </>
  )
}

test('friends stand by name, and one is picked', async () => {
  const { user } = showPart(<Picker />, { host: createTestHost({ answers: [withFriends([dora, carl, ben])] }) })
  await screen.findByText('Who?')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Ben'),
    expect.stringContaining('Carl'),
    expect.stringContaining('Dora'),
  ])
  await user.click(screen.getByRole('button', { name: /Carl/ }))
  expect(screen.getByText('picked Carl')).toBeVisible()
})

test('friends are links when picking navigates', async () => {
  const picker = <FriendPicker noFriends="" hrefOf={({ id }) => href(paths.thread(id))} />
  showPart(picker, { host: createTestHost({ answers: [withFriends([ben])] }) })
  expect(await screen.findByRole('link', { name: /Ben/ })).toHaveAttribute('href', href(paths.thread(ben.id)))
})

test('without friends it says what they are for, and where to find them', async () => {
  showPart(<Picker />, { host: createTestHost({ answers: [withFriends([])] }) })
  expect(await screen.findByText('Find some first')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find friends' })).toHaveAttribute('href', href(paths.people()))
  expect(screen.queryByText('Who?')).not.toBeInTheDocument()
})

test('friends that did not come are asked for again', async () => {
  const { user } = showPart(<Picker />, { host: createTestHost({ answers: [withFriends([ben], 1)] }) })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Ben')).toBeVisible()
})

test('two components ask for friends once, and again after a change', async () => {
  const host = createTestHost({ answers: [withFriends([ben])] })
  const requestCount = () => host.happenings.requests.filter(({ endpoint }) => endpoint === listFriends).length
  showPart(
    <>
      <Picker />
      <Picker />
    </>,
    { host },
  )
  expect(await screen.findAllByText('Ben')).toHaveLength(2)
  expect(requestCount()).toBe(1)
  act(() => host.bus.emit('friends:updated', { otherUser: ben }))
  await waitFor(() => expect(requestCount()).toBeGreaterThan(1))
})
