import type { Person } from '@potluck/api/fields'
import { acceptInvitation, listFriends, previewInvitation } from '@potluck/api/friends'
import { listMealPlans } from '@potluck/api/meal-plans'
import { listThreads } from '@potluck/api/messages'
import { getProfile } from '@potluck/api/profiles'
import { listShoppingLists } from '@potluck/api/shopping-lists'
import { paths } from '@potluck/platform/paths'
import { answer, Refusal } from '@potluck/testing/answers'
import { ada, ben, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost, type TestHostSettings } from '@potluck/testing/test-host'
import { screen } from '@testing-library/react'
import remote from '../../remote.tsx'

async function openInvitation(settings: TestHostSettings = {}, profileCode?: string) {
  const friends: Person[] = []
  const host = createTestHost({
    ...settings,
    answers: [
      answer(previewInvitation, () => ({ from: ben })),
      answer(acceptInvitation, () => {
        friends.push(ben)
        return { otherUser: ben }
      }),
      answer(listFriends, () => ({
        friends: friends.map((otherUser) => ({ friendId: otherUser.id, otherUser })),
        incomingRequests: [],
        outgoingRequests: [],
      })),
      answer(getProfile, () =>
        profileCode
          ? new Refusal(403, profileCode)
          : {
              ...ben,
              isMe: false,
              enableProfile: true,
              about: '',
              incomingFriendship: true,
              outgoingFriendship: true,
              profileImages: [],
              profileItems: [
                {
                  id: idOf(7),
                  kind: 'all' as const,
                  visibility: 'friends' as const,
                  label: null,
                  recipe: null,
                  recipeCount: 12,
                },
              ],
            },
      ),
      answer(listThreads, () => []),
      answer(listMealPlans, () => []),
      answer(listShoppingLists, () => [
        {
          id: idOf(8),
          title: 'Weekly shop',
          owner: ben,
          collaborators: [ada],
          kitchen: null,
          itemCount: 3,
          archived: false,
          createdAt: '2020-03-01T10:00:00.000Z',
          updatedAt: '2020-03-01T10:00:00.000Z',
        },
      ]),
    ],
  })
  return { ...(await renderScreen(remote, '/people/invitation/s3cret', { host })), host }
}

test('an invitation tells a guest who invites and what Potluck is', async () => {
  await openInvitation({ session: { loggedIn: false, account: null } })
  expect(await screen.findByRole('heading', { name: 'Ben wants to be your friend' })).toBeVisible()
  expect(screen.getByText(/Potluck is a recipe book friends share/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    expect.stringContaining('register'),
  )
})

test('an accepted invitation shows what the new friend shares and leads to the own recipes', async () => {
  const { user } = await openInvitation()
  await user.click(await screen.findByRole('button', { name: 'Become friends with Ben' }))
  expect(await screen.findByRole('heading', { name: 'You and Ben are now friends' })).toBeVisible()
  expect(screen.queryByText(/wants to be friends/)).not.toBeInTheDocument()
  expect(await screen.findByRole('link', { name: /All recipes/ })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Weekly shop' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to my recipes' })).toHaveAttribute('href', `#${paths.home()}`)
})

test('an accepted invitation works without a profile of the new friend', async () => {
  const { user, host } = await openInvitation({}, 'profile-off')
  await user.click(await screen.findByRole('button', { name: 'Become friends with Ben' }))
  expect(await screen.findByRole('heading', { name: 'You and Ben are now friends' })).toBeVisible()
  expect(host.happenings.failureToasts).toEqual([])
})
