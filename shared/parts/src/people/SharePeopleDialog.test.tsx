import type { Person } from '@potluck/api/fields'
import { ada, ben, carl, dora } from '@potluck/testing/fixtures'
import { createTestHost } from '@potluck/testing/test-host'
import { screen } from '@testing-library/react'
import { withFriends } from '../testing/friends.ts'
import { showPart } from '../testing/show-part.tsx'
import { SharePeopleDialog } from './SharePeopleDialog.tsx'

interface Scene {
  readonly owner?: Person
  readonly collaborators?: readonly Person[]
  readonly friends?: readonly Person[]
  readonly isError?: boolean
}

function share({ owner = ada, collaborators = [], friends = [], isError = false }: Scene) {
  const saved: (readonly string[])[] = []
  const shown = showPart(
    <SharePeopleDialog
      title="People on this list"
      about="They can add and tick."
      noFriends="Lists are shared with friends."
      owner={owner}
      collaborators={collaborators}
      failed={isError}
      onSave={(ids) => saved.push(ids)}
      onClose={() => {}}
    />,
    { host: createTestHost({ answers: [withFriends(friends)] }) },
  )
  return { ...shown, saved }
}

test('the owner chooses among friends and those who are there already, saved at each tick', async () => {
  const { user, saved } = share({ collaborators: [dora], friends: [ben, carl] })
  expect(await screen.findByRole('checkbox', { name: 'Dora' })).toBeChecked()
  await user.click(await screen.findByRole('checkbox', { name: 'Ben' }))
  await user.click(screen.getByRole('checkbox', { name: 'Dora' }))
  expect(saved).toEqual([[dora.id, ben.id], [ben.id]])
  expect(screen.getByRole('checkbox', { name: 'Ben' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Dora' })).not.toBeChecked()
})

test('a member who is not the owner sees the people', async () => {
  share({ owner: ben, collaborators: [ada], friends: [ben] })
  expect(await screen.findByText('Owner')).toBeVisible()
  expect(screen.getByText('Ada')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument()
})

test('an owner without friends is told what they are for', async () => {
  share({})
  expect(await screen.findByText('Lists are shared with friends.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument()
})

test('a failed save is shown in the dialog and can be retried', async () => {
  const { user, saved } = share({ collaborators: [dora], friends: [ben], isError: true })
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t save that')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(saved).toEqual([[dora.id]])
})
