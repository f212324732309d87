import * as blocks from '@potluck/api/blocks'
import * as friends from '@potluck/api/friends'
import * as messages from '@potluck/api/messages'
import * as people from '@potluck/api/people'
import * as profileItems from '@potluck/api/profile-items'
import * as profiles from '@potluck/api/profiles'
import { v7 as uuid } from 'uuid'
import { aKitchen, aRecipe } from '../access-world.ts'
import { type AccessCase, all, befriended, nothing, own, type Row, row, unlessBlocked } from './row.ts'

/** A handle for a caller; none may contain the word admin. */
const handleOf = (start: string, as: AccessCase['as']): string => `${start}.${as === 'admin' ? 'runner' : as}`

/** People, their profiles, and what they write each other. */
export const peopleRows: readonly Row[] = [
  row(profiles.updateProfile, 'the own handle', all(200), ({ as }) => ({ body: { handle: handleOf('cook', as) } }), {
    shows: { email: ['owner'] },
    touches: ['friends', 'lists', 'plans', 'threads'],
  }),
  row(
    profiles.updateProfile,
    'the handle of somebody else',
    own(200, 409),
    () => ({ body: { handle: 'cook.owner' } }),
    {
      shows: { email: ['owner'] },
    },
  ),
  row(people.findByEmail, 'the e-mail of the owner, who is not found by it', own(200), ({ owner }) => ({
    query: { email: owner.email },
  })),
  row(
    people.findByEmail,
    'the e-mail of the owner, who is found by it',
    unlessBlocked(200),
    async ({ owner }) => {
      await owner.api.call(profiles.updateProfile, { body: { findableByEmail: true } })
      return { query: { email: owner.email } }
    },
    { fresh: true },
  ),
  row(people.findByHandle, 'a handle that nobody has', all(404), () => ({ query: { handle: 'nobody.at.all' } })),
  row(people.getPerson, 'the owner', unlessBlocked(200), ({ owner }) => ({ params: { id: owner.id } })),
  row(friends.listFriends, 'the own ones', all(200), nothing),
  row(
    friends.addFriend,
    'the owner',
    { ...unlessBlocked(201), owner: 400 },
    ({ owner }) => ({ params: { id: owner.id } }),
    {
      fresh: true,
      touches: ['friends'],
    },
  ),
  row(friends.removeFriend, 'the owner', all(200), ({ owner }) => ({ params: { id: owner.id } }), {
    fresh: true,
    touches: ['friends'],
  }),
  row(
    friends.inviteByEmail,
    'the e-mail of the owner',
    { ...all(201), owner: 400 },
    ({ owner }) => ({
      body: { email: owner.email },
    }),
    { fresh: true, touches: ['friends'] },
  ),
  row(friends.listEmailInvitations, 'the own ones', all(200), nothing),
  row(friends.listFriendInvitations, 'the own ones', all(200), nothing),
  row(friends.withdrawEmailInvitation, 'the e-mail of the owner', all(200), ({ owner }) => ({
    body: { email: owner.email },
  })),
  row(friends.inviteFriends, 'the own one', all(201), () => ({ body: {} })),
  row(
    friends.previewInvitation,
    'of the owner',
    all(200),
    async ({ owner }) => {
      const { data } = await owner.api.call(friends.inviteFriends, { body: {} })
      return { body: { secret: data.secret } }
    },
    { guest: 200 },
  ),
  row(
    friends.acceptInvitation,
    'of the owner',
    { ...all(200), owner: 400, blocked: 412 },
    async ({ owner }) => {
      const { data } = await owner.api.call(friends.inviteFriends, { body: {} })
      return { body: { secret: data.secret } }
    },
    { fresh: true, touches: ['friends'] },
  ),
  row(blocks.listBlocked, 'the own ones', all(200), nothing),
  row(blocks.blockPerson, 'the owner', { ...all(201), owner: 400 }, ({ owner }) => ({ params: { id: owner.id } }), {
    fresh: true,
    touches: ['friends'],
  }),
  row(blocks.blockPerson, 'nobody', all(201), () => ({ params: { id: uuid() } })),
  row(blocks.unblockPerson, 'the owner', all(200), ({ owner }) => ({ params: { id: owner.id } })),
  row(profiles.getOwnProfile, 'the own one', all(200), nothing, { shows: { email: ['owner'] } }),
  row(
    profiles.updateProfile,
    'a picture of the owner’s',
    own(200),
    ({ world }) => ({
      body: { profileImageIds: world.recipe.images.map(({ id }) => id) },
    }),
    { shows: { email: ['owner'], recipe: ['owner'] } },
  ),
  row(
    profiles.updateProfile,
    'a recipe of the owner’s',
    own(200),
    async ({ owner }) => ({
      body: {
        profileItems: [
          { kind: 'recipe' as const, recipeId: (await aRecipe(owner)).id, visibility: 'friends' as const },
        ],
      },
    }),
    { shows: { email: ['owner'], recipe: ['owner'] } },
  ),
  row(profiles.previewProfile, 'the own one as a friend', all(200), () => ({ params: { as: 'friend' as const } })),
  row(
    profiles.getProfile,
    'of the owner, for all',
    unlessBlocked(200),
    async ({ owner }) => {
      await owner.api.call(profiles.updateProfile, { body: { about: 'I bake' } })
      return { params: { id: owner.id } }
    },
    { guest: 200, fresh: true },
  ),
  row(
    profiles.getProfile,
    'of the owner, for friends',
    { ...befriended(200, 403), blocked: 404, owner: 200 },
    async ({ owner }) => {
      await owner.api.call(profiles.updateProfile, { body: { about: 'I bake', profileVisibility: 'friends' } })
      return { params: { id: owner.id } }
    },
    { fresh: true },
  ),
  row(
    profiles.getProfileByHandle,
    'of the owner, switched off',
    { ...all(403), blocked: 404, owner: 200 },
    async ({ owner, as }) => {
      const handle = handleOf('quiet', as)
      await owner.api.call(profiles.updateProfile, { body: { handle, enableProfile: false } })
      return { params: { handle } }
    },
    { guest: 403, fresh: true },
  ),
  row(profileItems.listProfileItems, 'the own ones', all(200), nothing),
  row(profileItems.saveProfileItems, 'the own ones', all(200), () => ({ body: { items: [] } })),
  row(profileItems.saveProfileItems, 'a recipe of the owner’s', own(200), async ({ owner }) => ({
    body: { items: [{ kind: 'recipe' as const, recipeId: (await aRecipe(owner)).id, visibility: 'public' as const }] },
  })),
  row(profileItems.saveProfileItems, 'a kitchen that the owner keeps', own(200), async ({ owner }) => ({
    body: { items: [{ kind: 'kitchen' as const, kitchenId: await aKitchen(owner), visibility: 'public' as const }] },
  })),
  row(
    messages.listMessages,
    'with the friend of the owner',
    all(200),
    ({ world }) => ({
      query: { user: world.people.friend.id },
    }),
    { shows: { message: ['owner'] } },
  ),
  row(messages.listMessages, 'with the owner', unlessBlocked(200), ({ owner }) => ({ query: { user: owner.id } }), {
    shows: { message: ['friend'] },
  }),
  row(messages.listMessages, 'before a message of the owner’s', unlessBlocked(200), ({ owner, world }) => ({
    query: { user: owner.id, before: world.messageId },
  })),
  row(messages.listThreads, 'the own ones', all(200), nothing, { shows: { message: ['owner', 'friend'] } }),
  row(messages.searchMessages, 'words of the owner’s', all(200), () => ({ query: { query: 'between' } }), {
    shows: { message: ['owner', 'friend'] },
  }),
  row(messages.deleteMessage, 'that nobody has', all(404), () => ({ params: { id: uuid() } })),
  row(messages.muteThread, 'with the owner', unlessBlocked(200), ({ owner }) => ({
    params: { user: owner.id },
    body: { muted: true },
  })),
  row(messages.markRead, 'from the owner', all(200), ({ owner }) => ({ body: { user: owner.id } })),
  row(
    messages.sendMessage,
    'to the owner',
    befriended(201, 403),
    ({ owner }) => ({
      body: { to: owner.id, body: 'hello' },
    }),
    { touches: ['threads'] },
  ),
  row(messages.sendMessage, 'with a recipe of the owner’s', befriended(404, 403), async ({ owner }) => ({
    body: { to: owner.id, recipeId: (await aRecipe(owner)).id },
  })),
  row(messages.sendMessage, 'with the id of a message of the owner’s', befriended(409, 403), ({ owner, world }) => ({
    body: { to: owner.id, body: 'mine now', id: world.messageId },
  })),
]
