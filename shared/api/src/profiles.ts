import { z } from 'zod'
import { account, handle } from './account.ts'
import { name } from './credentials.ts'
import { endpoint } from './endpoint.ts'
import { id, openEnum, text } from './fields.ts'
import { image } from './images.ts'
import { maxProfileItems, profileItem, profileItemDraft, visibilities } from './profile-items.ts'
import { labelTag } from './recipes.ts'

/** Most pictures of a profile. */
export const maxProfileImages = 10

/** Most characters of what a profile says about its owner. */
export const maxAbout = 2_000

/** The profile as its owner writes it, with the account it belongs to. */
export const ownProfile = account.extend({
  /** The text about its owner. */
  about: z.string(),
  /** Switched off, nobody else sees it, nor anything of its items. */
  enableProfile: z.boolean(),
  /** Who sees it at all; an item may be for fewer. */
  profileVisibility: openEnum(visibilities),
  /** Whoever knows the e-mail finds who has it. */
  findableByEmail: z.boolean(),
  profileImages: z.array(image),
  profileItems: z.array(profileItem),
})

export type OwnProfile = z.infer<typeof ownProfile>

/** The same as the server writes it. */
export type AnsweredOwnProfile = z.input<typeof ownProfile>

/** An item as others see it. */
const shownItem = profileItem.extend({
  label: labelTag.nullable(),
  recipe: z.object({ id, title: z.string(), image: image.nullable() }).nullable(),
  /** How many recipes it opens. */
  recipeCount: z.int(),
})

export type VisibleItem = z.infer<typeof shownItem>

/** A profile as one person sees it: only what they may. */
export const profile = z.object({
  id,
  isMe: z.boolean(),
  name: z.string(),
  handle: z.string().nullable(),
  enableProfile: z.boolean(),
  about: z.string(),
  /** They asked the caller, or are friends. */
  incomingFriendship: z.boolean(),
  /** The caller asked them, or they are friends. */
  outgoingFriendship: z.boolean(),
  profileImages: z.array(image),
  profileItems: z.array(shownItem),
})

export type Profile = z.infer<typeof profile>

/** The same as the server writes it. */
export type AnsweredProfile = z.input<typeof profile>

export const getOwnProfile = endpoint({
  method: 'GET',
  path: 'users/profile',
  summary: 'The own profile, to be changed.',
  access: 'member',
  scope: 'everything',
  cached: true,
  response: ownProfile,
  errors: [401],
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: 'users/profile',
  summary:
    'Change what other people see; what is left out stays. Pictures and items replace those there were. 404: a picture, label or recipe is not in the own book. 409: the handle is taken.',
  access: 'member',
  scope: 'everything',
  body: z.strictObject({
    name: name.optional(),
    handle: handle.nullable().optional(),
    about: text(maxAbout).trim().optional(),
    enableProfile: z.boolean().optional(),
    profileVisibility: z.enum(visibilities).optional(),
    findableByEmail: z.boolean().optional(),
    profileImageIds: z.array(id).max(maxProfileImages).optional(),
    profileItems: z.array(profileItemDraft).max(maxProfileItems).optional(),
  }),
  response: ownProfile,
  errors: [400, 401, 404, 409],
})

const refused =
  '401: a guest may see more once logged in. 403: it is switched off (`profile-off`) or for friends (`profile-for-friends`). 404: there is none.'

export const getProfile = endpoint({
  method: 'GET',
  path: 'users/profile/:id',
  summary: `The profile of a person. ${refused}`,
  access: 'viewer',
  scope: 'everything',
  params: z.object({ id }),
  response: profile,
  errors: [400, 401, 403, 404],
})

export const getProfileByHandle = endpoint({
  method: 'GET',
  path: 'users/profile/by-handle/:handle',
  summary: `The profile of whoever has this handle. ${refused}`,
  access: 'viewer',
  scope: 'everything',
  cached: true,
  params: z.object({ handle: text(50).toLowerCase() }),
  response: profile,
  errors: [400, 401, 403, 404],
})

export const previewProfile = endpoint({
  method: 'GET',
  path: 'users/profile/preview/:as',
  summary: 'The own profile as a guest or a friend would see it. 403: they would not.',
  access: 'member',
  scope: 'everything',
  params: z.object({ as: z.enum(['guest', 'friend']) }),
  response: profile,
  errors: [400, 401, 403],
})
