import * as about from '@potluck/api/about'
import * as account from '@potluck/api/account'
import * as blocks from '@potluck/api/blocks'
import * as bookChanges from '@potluck/api/book-changes'
import type { ApiClient } from '@potluck/api/client'
import * as clip from '@potluck/api/clip'
import * as cookings from '@potluck/api/cookings'
import * as data from '@potluck/api/data'
import { directImports } from '@potluck/api/direct-imports'
import * as duplicates from '@potluck/api/duplicates'
import type { CallInput, Endpoint } from '@potluck/api/endpoint'
import * as friends from '@potluck/api/friends'
import * as images from '@potluck/api/images'
import * as imports from '@potluck/api/imports'
import * as invitations from '@potluck/api/invitations'
import * as jobs from '@potluck/api/jobs'
import * as labels from '@potluck/api/labels'
import * as listLinks from '@potluck/api/list-invitations'
import * as many from '@potluck/api/many-recipes'
import * as plans from '@potluck/api/meal-plans'
import * as messages from '@potluck/api/messages'
import * as pantry from '@potluck/api/pantry'
import * as people from '@potluck/api/people'
import * as pepperplate from '@potluck/api/pepperplate'
import * as preferences from '@potluck/api/preferences'
import * as printing from '@potluck/api/printing'
import * as profileItems from '@potluck/api/profile-items'
import * as profiles from '@potluck/api/profiles'
import * as push from '@potluck/api/push'
import * as recipes from '@potluck/api/recipes'
import * as savedSearches from '@potluck/api/saved-searches'
import * as sessions from '@potluck/api/sessions'
import * as shares from '@potluck/api/shares'
import * as lists from '@potluck/api/shopping-lists'
import * as takeOut from '@potluck/api/take-out'
import * as tickets from '@potluck/api/tickets'
import * as trash from '@potluck/api/trash'
import * as versions from '@potluck/api/versions'
import { v7 as uuid } from 'uuid'
import {
  aList,
  aPicture,
  aPlan,
  aRecipe,
  aSearch,
  aShare,
  type Caller,
  callers,
  type Secret,
  type World,
} from './access-world.ts'
import { jobEnd } from './job-end.ts'
import type { OwnersView } from './owners-view.ts'
import type { TestMember } from './test-server.ts'

/** One call of one caller. */
export interface Scene {
  readonly world: World
  readonly owner: TestMember
  /** Who calls; where that is a guest, the owner stands in for what the caller should have of their own. */
  readonly caller: TestMember
  readonly as: Caller | 'guest'
}

type Answers = Readonly<Record<Caller, number>>

interface More {
  /** The status for a guest: 401 where a session is needed, without being said. */
  readonly guest?: number
  /** The secrets that an answer holds, and for whom. Nobody else sees any. */
  readonly shows?: Partial<Readonly<Record<Secret, readonly (Caller | 'guest')[]>>>
  /** What of the owner's a call may change when somebody else makes it. */
  readonly touches?: readonly (keyof OwnersView)[]
  /** Owner and caller are made for this call: afterwards they are no longer what they were. */
  readonly fresh?: true
  /** What is sent in place of the session's token. */
  readonly token?: (scene: Scene) => Promise<string>
}

/** What an endpoint answers to everybody, in one situation. */
export interface Row extends More {
  readonly endpoint: Endpoint
  readonly what: string
  readonly answers: Answers
  /** Makes ready what is called for; gives the call. */
  readonly prepare: (scene: Scene) => Promise<(api: ApiClient) => Promise<unknown>>
}

function row<E extends Endpoint>(
  endpoint: E,
  what: string,
  answers: Answers,
  input: (scene: Scene) => CallInput<E> | Promise<CallInput<E>>,
  more: More = {},
): Row {
  const prepare = async (scene: Scene) => {
    const sent = await input(scene)
    return (api: ApiClient) => api.call(endpoint, sent)
  }
  return { endpoint, what, answers, prepare, ...more }
}

const all = (status: number): Answers => ({
  stranger: status,
  pending: status,
  friend: status,
  former: status,
  blocked: status,
  collaborator: status,
  owner: status,
})
const own = (status: number, others = 404): Answers => ({ ...all(others), owner: status })
const onTheList = (status: number): Answers => ({ ...own(status), collaborator: status })
const befriended = (status: number, others: number): Answers => ({
  ...all(others),
  friend: status,
  collaborator: status,
})

/** To whoever is blocked the owner has no account. */
const unlessBlocked = (status: number): Answers => ({ ...all(status), blocked: 404 })

const sharedList = ({ owner, world }: Scene) => aList(owner, [world.people.collaborator])
const sharedPlan = ({ owner, world }: Scene) => aPlan(owner, [world.people.collaborator])
/** A link onto a list of the owner's. */
async function aListLink({ owner }: Scene) {
  const { listId: id } = await aList(owner)
  return (await owner.api.call(listLinks.inviteToList, { params: { id }, body: {} })).data
}
/** An import that ended, of somebody. */
async function broughtBy(owner: TestMember): Promise<string> {
  const [, { endpoint }] = directImports
  const file = new Blob(['{"@type":"Recipe","name":"Soup","recipeIngredient":["1 beet"]}'])
  const { jobId } = (await owner.api.call(endpoint, { file })).data
  await jobEnd(owner, jobId)
  return jobId
}

const nothing = () => ({})

const exportTicket = async ({ caller }: Scene): Promise<string> =>
  (await caller.api.call(tickets.createTicket, { body: { purpose: 'export' } })).data.ticket

/** A recipe with a version before it. */
async function savedTwice(owner: TestMember, title = 'Toast'): Promise<recipes.Recipe> {
  const recipe = await aRecipe(owner, { title })
  const body = { title: 'Toast with butter' }
  return (await owner.api.call(recipes.updateRecipe, { params: { id: recipe.id }, body })).data
}

async function cooked(owner: TestMember): Promise<{ readonly id: string; readonly cookingId: string }> {
  const { id } = await aRecipe(owner)
  const { data } = await owner.api.call(cookings.addCooking, { params: { id }, body: { note: 'burnt' } })
  return { id, cookingId: data.id }
}

/** The id of a recipe in the trash. */
async function thrownAway(owner: TestMember): Promise<string> {
  const { id } = await aRecipe(owner)
  await owner.api.call(recipes.deleteRecipe, { params: { id } })
  return id
}

const aBrowser = (whose: string) => ({
  endpoint: `https://push.example.com/${whose}`,
  keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
})

/** Every endpoint, in one situation or more. */
export const rows: readonly Row[] = [
  row(
    sessions.register,
    'a new e-mail',
    all(200),
    ({ as }) => ({
      body: { name: 'New', email: `new-${as}@example.com`, password: 'correct horse' },
    }),
    { guest: 200 },
  ),
  row(
    sessions.register,
    'the e-mail of somebody else',
    all(406),
    ({ owner }) => ({
      body: { name: 'New', email: owner.email, password: 'correct horse' },
    }),
    { guest: 406 },
  ),
  row(
    sessions.login,
    'a wrong password',
    all(412),
    ({ owner }) => ({
      body: { email: owner.email, password: 'wrong horse' },
    }),
    { guest: 412 },
  ),
  row(sessions.logout, 'a session', all(200), nothing, {
    token: async ({ caller }) =>
      (await caller.api.call(sessions.login, { body: { email: caller.email, password: 'correct horse' } })).data.token,
  }),
  row(sessions.listSessions, 'the own ones', all(200), nothing),
  row(sessions.endSession, 'one of the owner', own(200), async ({ owner }) => {
    await owner.api.call(sessions.login, { body: { email: owner.email, password: 'correct horse' } })
    const { data } = await owner.api.call(sessions.listSessions, {})
    return { params: { id: data.find(({ present }) => !present)?.id ?? '' } }
  }),
  row(sessions.endOtherSessions, 'the own ones', all(200), nothing),
  row(
    sessions.forgot,
    'whether there is an account or not',
    all(200),
    ({ as }) => ({
      body: { email: `forgot-${as}@example.com` },
    }),
    { guest: 200 },
  ),
  row(
    sessions.resetPassword,
    'a code that never was',
    all(412),
    () => ({
      body: { code: 'x'.repeat(43), password: 'correct horse' },
    }),
    { guest: 412 },
  ),

  row(account.getAccount, 'the own one', all(200), nothing, { shows: { email: ['owner'] } }),
  row(account.updateAccount, 'the own name', all(200), () => ({ body: { name: 'Renamed' } }), {
    shows: { email: ['owner'] },
    touches: ['friends', 'lists', 'plans', 'threads'],
  }),
  row(
    account.updateAccount,
    'the e-mail of somebody else',
    own(200, 406),
    ({ owner }) => ({
      body: { email: owner.email, currentPassword: 'correct horse' },
    }),
    { shows: { email: ['owner'] } },
  ),
  row(account.deleteAccount, 'the own one', all(200), () => ({ body: { currentPassword: 'correct horse' } }), {
    fresh: true,
    touches: ['friends'],
  }),
  row(account.getCapabilities, 'the own ones', all(200), nothing),
  row(preferences.getPreferences, 'the own ones', all(200), nothing),
  row(preferences.updatePreferences, 'the own ones', all(200), () => ({
    body: { settings: { global: { theme: 'dark' } } },
  })),
  row(preferences.resetPreferences, 'the own ones', all(200), nothing),
  row(about.getServerDetails, 'for members', all(200), nothing),
  row(account.getStats, 'the own ones', all(200), nothing),
  row(profiles.updateProfile, 'the own handle', all(200), ({ as }) => ({ body: { handle: `cook.${as}` } }), {
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
  row(account.getHandleInfo, 'a handle', all(200), () => ({ params: { handle: 'cook.owner' } })),

  row(invitations.listInvitations, 'the own ones', all(200), nothing),
  row(invitations.createInvitation, 'the own one', all(201), () => ({ body: {} })),
  row(invitations.deleteInvitation, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: (await owner.api.call(invitations.createInvitation, { body: {} })).data.id },
  })),

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

  row(tickets.createTicket, 'of the own session', all(201), () => ({ body: { purpose: 'live' as const } })),

  row(push.getPush, 'the own', all(200), nothing),
  row(push.setPushKinds, 'the own', all(200), () => ({ body: { off: [] } })),
  row(push.addPushDevice, 'the own', all(200), ({ as }) => ({ body: aBrowser(as) })),
  row(push.removePushDevice, 'of the owner, which stays', all(200), async ({ owner }) => {
    await owner.api.call(push.addPushDevice, { body: aBrowser('owner') })
    return { body: { endpoint: aBrowser('owner').endpoint } }
  }),
  row(push.addFcmToken, 'where there is no Firebase', all(404), () => ({ body: { fcmToken: 'token' } })),
  row(push.removeFcmToken, 'that nobody has', all(200), () => ({ body: { fcmToken: 'token' } })),

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
    friends.askByEmail,
    'the e-mail of the owner',
    { ...all(201), owner: 400 },
    ({ owner }) => ({
      body: { email: owner.email },
    }),
    { fresh: true, touches: ['friends'] },
  ),
  row(friends.listAskedEmails, 'the own ones', all(200), nothing),
  row(friends.listFriendInvitations, 'the own ones', all(200), nothing),
  row(friends.withdrawFromEmail, 'the e-mail of the owner', all(200), ({ owner }) => ({
    body: { email: owner.email },
  })),
  row(friends.inviteFriends, 'the own one', all(201), () => ({ body: {} })),
  row(
    friends.lookAtInvitation,
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

  row(recipes.countRecipes, 'the own book', all(200), nothing),
  row(bookChanges.listBookChanges, 'in the own book', all(200), nothing, {
    shows: { label: ['owner'], recipe: ['owner'], job: ['owner'] },
  }),
  row(recipes.listRecipes, 'the own book', all(200), nothing, {
    shows: { recipe: ['owner'], label: ['owner'], job: ['owner'] },
  }),
  row(recipes.listRecipes, 'with a label of the owner’s', all(200), () => ({ query: { labels: 'hushed' } }), {
    shows: { recipe: ['owner'], label: ['owner'] },
  }),
  row(
    recipes.listRecipes,
    'of the owner, whose profile shows nothing',
    own(200),
    ({ owner }) => ({ query: { userId: owner.id } }),
    {
      shows: { recipe: ['owner'], label: ['owner'], job: ['owner'] },
    },
  ),
  row(
    recipes.listRecipes,
    'of the owner, whose profile shows it to friends',
    { ...befriended(200, 404), owner: 200 },
    async ({ owner }) => {
      await owner.api.call(profileItems.saveProfileItems, { body: { items: [{ kind: 'all', visibility: 'friends' }] } })
      return { query: { userId: owner.id } }
    },
    { fresh: true },
  ),
  row(recipes.listRecipes, 'with friends’', all(200), () => ({ query: { includeFriends: 'true' as const } }), {
    shows: { recipe: ['owner'], label: ['owner'], job: ['owner'] },
  }),
  row(recipes.searchRecipes, 'words of the owner’s', all(200), () => ({ query: { query: 'sworn plums' } }), {
    shows: { recipe: ['owner'], label: ['owner'] },
  }),
  row(recipes.getRecipe, 'of the owner', own(200), ({ world }) => ({ params: { id: world.recipe.id } }), {
    shows: { recipe: ['owner'], label: ['owner'] },
  }),
  row(
    recipes.getRecipe,
    'of the owner, whose profile shows it to all',
    unlessBlocked(200),
    async ({ owner }) => {
      const { id: recipeId } = await aRecipe(owner)
      const items = [{ kind: 'recipe', recipeId, visibility: 'public' } as const]
      await owner.api.call(profileItems.saveProfileItems, { body: { items } })
      return { params: { id: recipeId } }
    },
    { guest: 200, fresh: true },
  ),
  row(
    recipes.getRecipe,
    'of the owner, on a plan',
    onTheList(200),
    async ({ owner, caller, as }) => {
      const { id: recipeId } = await aRecipe(owner)
      const { planId: id } = await aPlan(owner, as === 'collaborator' ? [caller] : [])
      const items = [{ title: 'Toast', recipeId, day: null }]
      await owner.api.call(plans.addMealPlanItems, { params: { id }, body: { items } })
      return { params: { id: recipeId } }
    },
    { fresh: true },
  ),
  row(recipes.createRecipe, 'the own one', all(201), () => ({ body: { title: 'Toast' } })),
  row(
    recipes.createRecipe,
    'with a picture of the owner’s',
    own(201),
    ({ world }) => ({
      body: { title: 'Toast', imageIds: world.recipe.images.map(({ id }) => id) },
    }),
    { shows: { recipe: ['owner'] } },
  ),
  row(recipes.createRecipe, 'with the id of one of the owner’s', all(409), async ({ owner }) => ({
    body: { title: 'Other toast', id: (await aRecipe(owner)).id },
  })),
  row(recipes.updateRecipe, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: (await aRecipe(owner)).id },
    body: { title: 'Overwritten' },
  })),
  row(
    recipes.updateRecipe,
    'the own one, with a picture of the owner’s',
    own(200),
    async ({ caller, world }) => ({
      params: { id: (await aRecipe(caller)).id },
      body: { title: 'Toast', imageIds: world.recipe.images.map(({ id }) => id) },
    }),
    { shows: { recipe: ['owner'] } },
  ),
  row(recipes.deleteRecipe, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: (await aRecipe(owner)).id },
  })),

  row(savedSearches.listSavedSearches, 'the own ones', all(200), nothing, { shows: { search: ['owner'] } }),
  row(
    savedSearches.saveSearch,
    'with the id of one of the owner’s, which stays as it is',
    all(200),
    ({ world }) => ({ params: { id: world.searchId }, body: { title: 'Mine', view: 'search=plums' } }),
    // The id is the caller’s own word, given back.
    { shows: { search: [...callers] } },
  ),
  row(savedSearches.deleteSavedSearch, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: (await aSearch(owner)).id },
  })),

  row(pantry.listPantryItems, 'of the own book', all(200), () => ({ query: { query: 'plum' } }), {
    shows: {},
  }),
  row(pantry.listCookable, 'with what a recipe of the owner’s needs', all(200), () => ({ query: { items: 'plum' } }), {
    shows: { recipe: ['owner'], label: ['owner'] },
  }),
  row(recipes.rateRecipe, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: (await aRecipe(owner)).id },
    body: { rating: 5 },
  })),
  row(recipes.moveRecipe, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: (await aRecipe(owner)).id },
    body: { folder: 'main' as const },
  })),
  row(recipes.linkRecipe, 'of the owner to one of their own', own(200), async ({ owner }) => ({
    params: { id: (await aRecipe(owner)).id, linkedId: (await aRecipe(owner)).id },
  })),
  row(recipes.linkRecipe, 'the own one to one of the owner’s', own(200), async ({ caller, owner }) => ({
    params: { id: (await aRecipe(caller)).id, linkedId: (await aRecipe(owner)).id },
  })),
  row(recipes.unlinkRecipe, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: (await aRecipe(owner)).id, linkedId: (await aRecipe(owner)).id },
  })),
  row(recipes.listRelated, 'of the owner', own(200), ({ world }) => ({ params: { id: world.recipe.id } })),
  row(versions.listVersions, 'of the owner', own(200), ({ world }) => ({ params: { id: world.recipe.id } })),
  row(
    versions.getVersion,
    'of the owner',
    own(200),
    async ({ owner }) => ({ params: { id: (await savedTwice(owner, 'Sworn pie')).id, version: 1 } }),
    { shows: { recipe: ['owner'] } },
  ),
  row(versions.restoreVersion, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: (await savedTwice(owner)).id, version: 1 },
    body: {},
  })),

  row(cookings.listCookings, 'of the owner', own(200), ({ world }) => ({ params: { id: world.recipe.id } })),
  row(cookings.addCooking, 'of the owner', own(201), async ({ owner }) => ({
    params: { id: (await aRecipe(owner)).id },
    body: { note: 'burnt' },
  })),
  row(cookings.updateCooking, 'of the owner', own(200), async ({ owner }) => ({
    params: await cooked(owner),
    body: { note: 'not so burnt' },
  })),
  row(cookings.updateCooking, 'of the owner, as of the own recipe', own(200), async ({ owner, caller }) => {
    const { id, cookingId } = await cooked(owner)
    return { params: { id: owner === caller ? id : (await aRecipe(caller)).id, cookingId }, body: { note: 'mine' } }
  }),
  row(cookings.deleteCooking, 'of the owner', own(200), async ({ owner }) => ({ params: await cooked(owner) })),

  row(trash.listTrash, 'the own one', all(200), nothing),
  row(trash.restoreRecipes, 'of the owner', own(200), async ({ owner }) => ({
    body: { ids: [await thrownAway(owner)] },
  })),
  row(trash.deleteForGood, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: await thrownAway(owner) },
  })),
  row(trash.emptyTrash, 'the own one', all(200), nothing),
  row(many.listRecipeIds, 'of the own book', all(200), nothing, { shows: { recipe: ['owner'] } }),
  row(many.moveRecipes, 'of the owner', all(200), async ({ owner }) => ({
    body: { recipeIds: [(await aRecipe(owner)).id], folder: 'inbox' as const },
  })),
  row(many.deleteRecipes, 'of the owner', all(200), async ({ owner }) => ({
    body: { recipeIds: [(await aRecipe(owner)).id] },
  })),
  row(many.deleteRecipesByLabels, 'of the owner', all(200), async ({ owner }) => ({
    body: { labelIds: (await aRecipe(owner, { labels: ['to go'] })).labels.map(({ id }) => id) },
  })),
  row(
    duplicates.findLikelyDuplicates,
    'of a recipe of the owner',
    all(200),
    async ({ owner }) => {
      const { title, url, ingredients } = await aRecipe(owner, { title: 'Sworn pie', ingredients: '1 apple' })
      return { body: { title, url, ingredients } }
    },
    { shows: { recipe: ['owner'] } },
  ),
  row(
    duplicates.listDuplicates,
    'of the owner',
    all(200),
    async ({ owner }) => {
      for (const title of ['Sworn pie', 'Sworn pie']) await aRecipe(owner, { title })
      return {}
    },
    { shows: { recipe: ['owner'] } },
  ),
  row(many.deleteAllRecipes, 'the own ones', all(200), () => ({ body: { word: 'DELETE' as const } }), {
    fresh: true,
  }),
  row(recipes.saveCopy, 'of the owner', own(201), ({ world }) => ({ params: { id: world.recipe.id } }), {
    shows: { recipe: ['owner'] },
  }),
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
      const handle = `quiet.${as}`
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

  row(labels.listLabels, 'the own ones', all(200), nothing, { shows: { label: ['owner'] } }),
  row(labels.attachLabel, 'to one of the owner’s', own(201), async ({ owner }) => ({
    body: { title: 'mine', recipeIds: [(await aRecipe(owner)).id] },
  })),
  row(labels.attachLabel, 'to the own recipe and one of the owner’s', all(201), async ({ caller, owner }) => ({
    body: { title: 'both', recipeIds: [(await aRecipe(caller)).id, (await aRecipe(owner)).id] },
  })),
  row(labels.detachLabel, 'off a recipe of the owner', own(200), async ({ owner }) => {
    const { id, labels } = await aRecipe(owner, { labels: ['passing'] })
    return { query: { recipeId: id, labelId: labels[0]?.id ?? '' } }
  }),
  row(labels.detachLabel, 'of the owner off the own recipe', all(200), async ({ caller, world }) => ({
    query: { recipeId: (await aRecipe(caller)).id, labelId: world.labelId },
  })),
  row(labels.detachLabelFromMany, 'of the owner', all(200), async ({ owner }) => {
    const { id, labels } = await aRecipe(owner, { labels: ['passing'] })
    return { body: { labelId: labels[0]?.id ?? '', recipeIds: [id] } }
  }),
  row(labels.renameLabel, 'of the owner', own(200), async ({ owner, as }) => {
    const { labels } = await aRecipe(owner, { labels: [`before ${as}`] })
    return { params: { id: labels[0]?.id ?? '' }, body: { title: `after ${as}` } }
  }),
  row(labels.mergeLabels, 'of the owner', own(200), async ({ owner, as }) => {
    const { labels } = await aRecipe(owner, { labels: [`from ${as}`, `into ${as}`] })
    return { body: { labelIds: labels.map(({ id }) => id), intoLabelId: labels[1]?.id ?? '' } }
  }),
  row(labels.groupLabels, 'of the owner', all(200), ({ world }) => ({
    body: { labelIds: [world.labelId], groupTitle: 'Taken over' },
  })),
  row(labels.deleteLabels, 'of the owner', all(200), async ({ owner }) => ({
    body: { labelIds: (await aRecipe(owner, { labels: ['fading'] })).labels.map(({ id }) => id) },
  })),

  row(clip.clipLink, 'a page of the inside', all(400), () => ({ query: { url: 'http://127.0.0.1/' } })),
  row(clip.clipPage, 'a text', all(200), () => ({ body: { text: 'Toast\n2 slices bread\nToast the bread.' } })),
  row(clip.clipLinks, 'of the inside', all(202), () => ({ body: { urls: ['http://127.0.0.1/'] } }), { fresh: true }),
  row(
    clip.findByLink,
    'of a recipe of the owner',
    all(200),
    async ({ owner }) => {
      const url = 'https://kitchen.example/pie'
      await aRecipe(owner, { title: 'Sworn pie', url })
      return { query: { url } }
    },
    { shows: { recipe: ['owner'] } },
  ),

  row(images.addImageByLink, 'of the inside', all(400), () => ({ body: { url: 'http://127.0.0.1/a.png' } })),
  row(images.uploadImage, 'the own one', all(201), async () => ({ file: await aPicture() })),
  row(
    images.getImage,
    'of the owner, without its ticket',
    all(401),
    ({ world }) => ({
      params: { id: world.recipe.image?.id ?? '', size: 'large' as const },
    }),
    { guest: 401 },
  ),
  row(
    images.getImage,
    'of the owner, by the address that the recipe gave',
    all(200),
    ({ world }) => ({
      params: { id: world.recipe.image?.id ?? '', size: 'large' as const },
    }),
    {
      guest: 200,
      token: async ({ world }) =>
        new URL(world.recipe.image?.location ?? '', 'http://x/').searchParams.get('token') ?? '',
    },
  ),

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
    { touches: ['threads', 'stats'] },
  ),
  row(messages.sendMessage, 'with a recipe of the owner’s', befriended(404, 403), async ({ owner }) => ({
    body: { to: owner.id, recipeId: (await aRecipe(owner)).id },
  })),
  row(messages.sendMessage, 'with the id of a message of the owner’s', befriended(409, 403), ({ owner, world }) => ({
    body: { to: owner.id, body: 'mine now', id: world.messageId },
  })),

  row(lists.listShoppingLists, 'the own ones', all(200), nothing, { shows: { list: ['owner', 'collaborator'] } }),
  row(
    lists.getShoppingList,
    'of the owner, shared',
    onTheList(200),
    ({ world }) => ({ params: { id: world.listId } }),
    {
      shows: { list: ['owner', 'collaborator'] },
    },
  ),
  row(lists.createShoppingList, 'the own one', all(201), () => ({ body: { title: 'Own' } })),
  row(
    lists.createShoppingList,
    'shared with the owner',
    { ...befriended(201, 403), owner: 201 },
    ({ owner }) => ({
      body: { title: 'Shared', collaborators: [owner.id] },
    }),
    { touches: ['lists'] },
  ),
  row(lists.createShoppingList, 'a copy of one of the owner’s', onTheList(201), ({ world }) => ({
    body: { title: 'Copy', copyOf: world.listId },
  })),
  row(
    lists.updateShoppingListThings,
    'of the owner',
    onTheList(200),
    async (scene) => ({
      params: { id: (await sharedList(scene)).listId },
      body: { titles: ['salt'], aisle: 'dairy', regular: true },
    }),
    { touches: ['lists'] },
  ),
  row(lists.listUsualThings, 'of the lists one is on', all(200), nothing),
  row(lists.createShoppingList, 'with the id of one of the owner’s', own(201, 409), async (scene) => ({
    body: { title: 'Mine now', id: (await aList(scene.owner)).listId },
  })),
  row(
    lists.updateShoppingList,
    'the title',
    onTheList(200),
    async (scene) => ({
      params: { id: (await sharedList(scene)).listId },
      body: { title: 'Renamed' },
    }),
    { touches: ['lists'] },
  ),
  row(lists.updateShoppingList, 'who is on it', { ...own(200), collaborator: 403 }, async (scene) => ({
    params: { id: (await sharedList(scene)).listId },
    body: { collaborators: [] },
  })),
  row(
    lists.updateShoppingList,
    'put the owner on the own one',
    { ...befriended(200, 403), owner: 200 },
    async ({ caller, owner }) => ({
      params: { id: (await aList(caller)).listId },
      body: { collaborators: [owner.id] },
    }),
    { touches: ['lists'] },
  ),
  row(
    lists.deleteShoppingList,
    'of the owner: deletes or leaves',
    onTheList(200),
    async (scene) => ({
      params: { id: (await sharedList(scene)).listId },
    }),
    { touches: ['lists'] },
  ),
  row(
    lists.addShoppingListItems,
    'to the list of the owner',
    onTheList(201),
    async (scene) => ({
      params: { id: (await sharedList(scene)).listId },
      body: { items: [{ title: 'more' }] },
    }),
    { touches: ['lists'] },
  ),
  row(lists.addShoppingListItems, 'for a recipe of the owner’s', { ...own(201), collaborator: 404 }, async (scene) => ({
    params: { id: (await sharedList(scene)).listId },
    body: { items: [{ title: 'more', recipeId: scene.world.recipe.id }] },
  })),
  row(
    lists.addShoppingListItems,
    'for a dish of the owner’s',
    onTheList(201),
    async ({ caller, world }) => ({
      params: { id: (await aList(caller)).listId },
      body: { items: [{ title: 'more', planItemId: world.dishId }] },
    }),
    // The plan says that the dish is on a list.
    { touches: ['plans'] },
  ),
  row(
    lists.updateShoppingListItems,
    'of the owner',
    onTheList(200),
    async (scene) => {
      const { listId, itemId } = await sharedList(scene)
      return { params: { id: listId }, query: { itemIds: itemId }, body: { completed: true } }
    },
    { touches: ['lists'] },
  ),
  row(lists.updateShoppingListItems, 'of the owner, by the own list', all(200), async ({ caller, world }) => ({
    params: { id: (await aList(caller)).listId },
    query: { itemIds: [world.itemId, uuid()].join() },
    body: { title: 'Overwritten' },
  })),
  row(
    lists.deleteShoppingListItems,
    'of the owner',
    onTheList(200),
    async (scene) => {
      const { listId, itemId } = await sharedList(scene)
      return { params: { id: listId }, query: { itemIds: itemId } }
    },
    { touches: ['lists'] },
  ),
  row(lists.deleteShoppingListItems, 'of the owner, by the own list', all(200), async ({ caller, world }) => ({
    params: { id: (await aList(caller)).listId },
    query: { itemIds: world.itemId },
  })),

  row(
    listLinks.inviteToList,
    'to the list of the owner',
    { ...own(201), collaborator: 403 },
    ({ world }) => ({ params: { id: world.listId }, body: {} }),
    { shows: { list: ['owner'] } },
  ),
  row(
    listLinks.listListInvitations,
    'the own ones',
    all(200),
    async ({ owner, world, as }) => {
      if (as === 'owner') await owner.api.call(listLinks.inviteToList, { params: { id: world.listId }, body: {} })
      return {}
    },
    { shows: { list: ['owner'] } },
  ),
  row(
    listLinks.lookAtListInvitation,
    'of the owner',
    all(200),
    async (scene) => ({ body: { secret: (await aListLink(scene)).secret } }),
    { guest: 200 },
  ),
  row(
    listLinks.acceptListInvitation,
    'of the owner',
    { ...all(200), blocked: 412 },
    async (scene) => ({ body: { secret: (await aListLink(scene)).secret } }),
    { fresh: true, touches: ['lists'] },
  ),
  row(
    lists.updateShoppingListItems,
    'a picture of the owner’s, on an own list',
    own(200),
    async ({ caller, world }) => {
      const { listId, itemId } = await aList(caller)
      const imageId = world.recipe.image?.id ?? null
      return { params: { id: listId }, query: { itemIds: itemId }, body: { imageId } }
    },
    { touches: ['lists'] },
  ),
  row(plans.listMealPlans, 'the own ones', all(200), nothing, { shows: { plan: ['owner', 'collaborator'] } }),
  row(plans.getMealPlan, 'of the owner, shared', onTheList(200), ({ world }) => ({ params: { id: world.planId } }), {
    shows: { plan: ['owner', 'collaborator'] },
  }),
  row(plans.createMealPlan, 'the own one', all(201), () => ({ body: { title: 'Own' } })),
  row(
    plans.createMealPlan,
    'shared with the owner',
    { ...befriended(201, 403), owner: 201 },
    ({ owner }) => ({ body: { title: 'Shared', collaborators: [owner.id] } }),
    { touches: ['plans'] },
  ),
  row(plans.createMealPlan, 'with the id of one of the owner’s', own(201, 409), async (scene) => ({
    body: { title: 'Mine now', id: (await aPlan(scene.owner)).planId },
  })),
  row(
    plans.updateMealPlan,
    'the title',
    onTheList(200),
    async (scene) => ({ params: { id: (await sharedPlan(scene)).planId }, body: { title: 'Renamed' } }),
    { touches: ['plans'] },
  ),
  row(plans.updateMealPlan, 'who is on it', { ...own(200), collaborator: 403 }, async (scene) => ({
    params: { id: (await sharedPlan(scene)).planId },
    body: { collaborators: [] },
  })),
  row(
    plans.updateMealPlan,
    'put the owner on the own one',
    { ...befriended(200, 403), owner: 200 },
    async ({ caller, owner }) => ({
      params: { id: (await aPlan(caller)).planId },
      body: { collaborators: [owner.id] },
    }),
    { touches: ['plans'] },
  ),
  row(
    plans.deleteMealPlan,
    'of the owner: deletes or leaves',
    onTheList(200),
    async (scene) => ({ params: { id: (await sharedPlan(scene)).planId } }),
    { touches: ['plans'] },
  ),
  row(
    plans.addMealPlanItems,
    'to the plan of the owner',
    onTheList(201),
    async (scene) => ({
      params: { id: (await sharedPlan(scene)).planId },
      body: { items: [{ title: 'soup', day: null }] },
    }),
    { touches: ['plans'] },
  ),
  row(plans.addMealPlanItems, 'a recipe of the owner’s', { ...own(201), collaborator: 404 }, async (scene) => ({
    params: { id: (await sharedPlan(scene)).planId },
    body: { items: [{ title: 'pie', day: null, recipeId: scene.world.recipe.id }] },
  })),
  row(plans.addMealPlanItems, 'with the id of a dish of the owner’s', all(201), async ({ caller, world }) => ({
    params: { id: (await aPlan(caller)).planId },
    body: { items: [{ id: world.dishId, title: 'mine now', day: null, leftoverOf: world.dishId }] },
  })),
  row(
    plans.updateMealPlanItems,
    'of the owner',
    onTheList(200),
    async (scene) => {
      const { planId, dishId } = await sharedPlan(scene)
      return { params: { id: planId }, body: { items: [{ id: dishId, day: null }] } }
    },
    { touches: ['plans'] },
  ),
  row(plans.updateMealPlanItems, 'of the owner, by the own plan', all(200), async ({ caller, world }) => ({
    params: { id: (await aPlan(caller)).planId },
    body: { items: [{ id: world.dishId, title: 'Overwritten' }] },
  })),
  row(
    plans.deleteMealPlanItems,
    'of the owner',
    onTheList(200),
    async (scene) => {
      const { planId, dishId } = await sharedPlan(scene)
      return { params: { id: planId }, query: { itemIds: dishId } }
    },
    { touches: ['plans'] },
  ),
  row(plans.deleteMealPlanItems, 'of the owner, by the own plan', all(200), async ({ caller, world }) => ({
    params: { id: (await aPlan(caller)).planId },
    query: { itemIds: world.dishId },
  })),
  row(
    plans.deleteMealPlanSeries,
    'of the owner',
    onTheList(200),
    async (scene) => {
      const { planId } = await sharedPlan(scene)
      const seriesId = uuid()
      const items = [{ title: 'fish', day: '2026-11-27', seriesId }]
      await scene.owner.api.call(plans.addMealPlanItems, { params: { id: planId }, body: { items } })
      return { params: { id: planId, seriesId }, query: { from: '2026-11-01' } }
    },
    { touches: ['plans'] },
  ),
  row(plans.suggestMeals, 'for the plan of the owner', onTheList(200), ({ world }) => ({
    params: { id: world.planId },
    query: { days: '2026-11-27' },
  })),
  row(plans.listWeekTemplates, 'the own ones', all(200), nothing),
  row(plans.createWeekTemplate, 'the own one', all(201), () => ({
    body: {
      title: 'Winter',
      dishes: [{ title: 'soup', offset: 0, meal: 'dinner' as const, servings: null, notes: '' }],
    },
  })),
  row(
    plans.createWeekTemplate,
    'a recipe of the owner’s',
    own(201, 404),
    ({ world }) => ({
      body: {
        title: 'Stolen',
        dishes: [
          { title: 'pie', offset: 0, meal: 'dinner' as const, servings: null, notes: '', recipeId: world.recipe.id },
        ],
      },
    }),
    { shows: { recipe: ['owner'] } },
  ),
  row(plans.deleteWeekTemplate, 'the own one', all(200), () => ({ params: { id: uuid() } })),
  row(plans.getMealPlanNutrition, 'of a plan of the owner’s', onTheList(200), ({ world }) => ({
    params: { id: world.planId },
    query: { from: '2026-11-22', to: '2026-11-28' },
  })),
  row(plans.getMealPlanNeeds, 'of a dish of the owner’s', onTheList(200), ({ world }) => ({
    params: { id: world.planId },
    query: { itemIds: world.dishId },
  })),
  row(plans.listStaples, 'the own ones', all(200), nothing),
  row(plans.addStaple, 'the own one', all(201), () => ({ body: { title: 'salt' } })),
  row(plans.deleteStaple, 'the own one', all(200), () => ({ params: { key: 'salt' } })),
  row(plans.getMealPlanFeed, 'of the owner’s plan', onTheList(200), ({ world }) => ({ params: { id: world.planId } })),
  row(plans.createMealPlanFeed, 'of the owner’s plan', onTheList(200), async (scene) => ({
    params: { id: (await sharedPlan(scene)).planId },
  })),
  row(plans.deleteMealPlanFeed, 'the own one of the owner’s plan', onTheList(200), ({ world }) => ({
    params: { id: world.planId },
  })),
  row(plans.readCalendar, 'by the session', all(401), nothing, { guest: 401 }),
  row(plans.readCalendar, 'by the address of a feed of the own plan', all(200), nothing, {
    guest: 200,
    token: async ({ caller }) => {
      const { planId } = await aPlan(caller)
      const { feed } = (await caller.api.call(plans.createMealPlanFeed, { params: { id: planId } })).data
      return new URLSearchParams(feed.address.split('?')[1]).get('token') ?? ''
    },
  }),

  ...directImports.map(({ endpoint }) => row(endpoint, 'what is none', all(415), () => ({ file: new Blob(['none']) }))),
  row(imports.lookAtImport, 'of what is empty', all(415), () => ({ file: new Blob([]) })),
  row(imports.getImport, 'of the owner', own(200), ({ world }) => ({ params: { id: world.jobId } }), {
    shows: { job: ['owner'] },
  }),
  row(imports.lookAgain, 'what was brought over already', own(409), ({ world }) => ({
    params: { id: world.jobId },
    body: { choices: {} },
  })),
  row(imports.startImport, 'what was brought over already', own(409), ({ world }) => ({
    params: { id: world.jobId },
    body: {},
  })),
  row(imports.repeatImport, 'what did not fail', own(409), ({ world }) => ({ params: { id: world.jobId } })),
  row(imports.undoImport, 'of the owner', own(202), async ({ owner }) => ({ params: { id: await broughtBy(owner) } }), {
    fresh: true,
  }),
  row(pepperplate.scrapePepperplate, 'without a login', all(400), () => ({
    query: { username: 'x'.repeat(301), password: '' },
  })),
  row(pepperplate.sendPepperplateLogin, 'without a login', all(400), () => ({
    body: { username: 'x'.repeat(301), password: '' },
  })),
  row(data.exportData, 'by the session', all(401), () => ({ params: { format: 'json-ld' as const } }), { guest: 401 }),
  row(data.exportData, 'by the own ticket', all(200), () => ({ params: { format: 'json-ld' as const } }), {
    guest: 200,
    token: exportTicket,
    shows: { recipe: ['guest', 'owner'], label: ['guest', 'owner'], job: ['guest', 'owner'] },
  }),

  row(
    data.exportData,
    'of a recipe of the owner, by the own ticket',
    own(200),
    ({ world }) => ({ params: { format: 'txt' as const }, query: { recipeIds: world.recipe.id } }),
    { guest: 200, token: exportTicket, shows: { recipe: ['guest', 'owner'], label: ['guest', 'owner'] } },
  ),
  row(
    data.exportSelected,
    'of a recipe of the owner',
    own(200),
    ({ world }) => ({ params: { format: 'txt' as const }, body: { recipeIds: [world.recipe.id] } }),
    { shows: { recipe: ['owner'], label: ['owner'] } },
  ),
  row(takeOut.writeTakeOut, 'by the session', all(401), nothing, { guest: 401 }),
  row(takeOut.writeTakeOut, 'by the own ticket', all(200), nothing, { guest: 200, token: exportTicket }),
  row(takeOut.bringTakeOut, 'what is none', all(415), () => ({ file: new Blob(['none']) })),
  row(shares.listShares, 'the own ones', all(200), nothing, { shows: { recipe: ['owner'], link: ['owner'] } }),
  row(shares.listShares, 'of the owner’s recipe', all(200), ({ world }) => ({ query: { recipeId: world.recipe.id } }), {
    shows: { recipe: ['owner'], link: ['owner'] },
  }),
  row(
    shares.createShare,
    'to the owner’s recipe',
    own(201),
    ({ world }) => ({ body: { recipeId: world.recipe.id, name: 'Mine' } }),
    { shows: { recipe: ['owner'] } },
  ),
  row(
    shares.updateShare,
    'of the owner',
    own(200),
    ({ world }) => ({ params: { id: world.shareId }, body: { name: 'Godmother' } }),
    { shows: { recipe: ['owner'], link: ['owner'] } },
  ),
  row(shares.deleteShare, 'of the owner', own(200), async ({ owner }) => {
    const { id } = await aRecipe(owner)
    return { params: { id: (await aShare(owner, id)).shareId } }
  }),
  row(
    shares.getShared,
    'by the secret of the owner’s link',
    unlessBlocked(200),
    ({ world }) => ({ query: { secret: world.shareSecret } }),
    { guest: 200, shows: { recipe: ['guest', ...callers.filter((caller) => caller !== 'blocked')] } },
  ),
  row(shares.getShared, 'by a secret that never was', all(404), () => ({ query: { secret: 'x'.repeat(22) } }), {
    guest: 404,
  }),
  row(
    shares.saveShared,
    'by the secret of the owner’s link',
    unlessBlocked(201),
    ({ world }) => ({ body: { secret: world.shareSecret } }),
    { shows: { recipe: ['owner'] } },
  ),
  row(shares.saveShared, 'by the id of the link in place of its secret', all(400), ({ world }) => ({
    body: { secret: world.shareId },
  })),

  row(printing.createPrintTicket, 'for whatever it may open later', all(201), ({ world }) => ({
    body: { recipeIds: [world.recipe.id] },
  })),
  row(
    printing.printRecipes,
    'of the owner, without a token',
    all(401),
    ({ world }) => ({ query: { recipeId: world.recipe.id } }),
    { guest: 401, token: async () => '' },
  ),
  row(
    printing.printRecipes,
    'of the owner, by the session',
    own(200),
    ({ world }) => ({ query: { recipeId: world.recipe.id } }),
    { shows: { recipe: ['owner'] } },
  ),
  row(
    printing.printRecipes,
    'of the owner, by a ticket for it of the caller’s',
    own(200),
    ({ world }) => ({ query: { recipeId: world.recipe.id } }),
    {
      guest: 200,
      token: async ({ caller, world }) =>
        (await caller.api.call(printing.createPrintTicket, { body: { recipeIds: [world.recipe.id] } })).data.ticket,
      shows: { recipe: ['guest', 'owner'] },
    },
  ),
  row(
    printing.printRecipes,
    'of the owner, by the owner’s ticket for another one',
    all(401),
    ({ world }) => ({ query: { recipeId: world.recipe.id } }),
    {
      guest: 401,
      token: async ({ owner }) =>
        (await owner.api.call(printing.createPrintTicket, { body: { recipeIds: [uuid()] } })).data.ticket,
    },
  ),
  row(
    printing.printShoppingList,
    'of the owner, by the session',
    onTheList(200),
    ({ world }) => ({ params: { id: world.listId } }),
    { guest: 401, shows: { list: ['owner', 'collaborator'] } },
  ),
  row(
    printing.printShoppingList,
    'of the owner, by a ticket of the caller’s',
    onTheList(200),
    ({ world }) => ({ params: { id: world.listId } }),
    {
      guest: 200,
      token: async ({ caller, world }) =>
        (await caller.api.call(printing.createPrintTicket, { body: { shoppingListId: world.listId } })).data.ticket,
      shows: { list: ['guest', 'owner', 'collaborator'] },
    },
  ),
  row(
    printing.embedRecipe,
    'by the secret of the owner’s link',
    all(200),
    ({ world }) => ({ params: { secret: world.shareSecret } }),
    { guest: 200, shows: { recipe: ['guest', ...callers] } },
  ),
  row(
    printing.embedRecipe,
    'by the id of the recipe',
    all(400),
    ({ world }) => ({ params: { secret: world.recipe.id } }),
    { guest: 400 },
  ),
  row(printing.embedRecipe, 'by a secret that never was', all(404), () => ({ params: { secret: 'x'.repeat(22) } }), {
    guest: 404,
  }),

  row(jobs.listJobs, 'the own ones', all(200), nothing, { shows: { job: ['owner'] } }),
  row(jobs.getJob, 'of the owner', own(200), ({ world }) => ({ params: { id: world.jobId } }), {
    shows: { job: ['owner'] },
  }),
  row(jobs.listJobResults, 'of the owner', own(200), ({ world }) => ({ params: { id: world.jobId } }), {
    shows: { job: ['owner'] },
  }),
  row(jobs.cancelJob, 'of the owner', own(200), ({ world }) => ({ params: { id: world.jobId } })),
]
