import type { Image } from '@potluck/api/images'
import type { AnsweredProfile } from '@potluck/api/profiles'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { hiddenFrom } from '../../people/people/hidden.ts'
import { type Onlooker, onlookerOf, refuseUnlessSeen, visibleTo } from '../../people/policies/profile.ts'
import { isOfKitchenOwner, type Viewer } from '../../people/policies/profile-access.ts'

type Pictured = (imageId: string) => Image

/** Identifies a profile: an id, or a handle in lower case. */
export type WhoseProfile = { readonly id: string } | { readonly handle: string }

async function findOwner({ db }: Database, viewer: Viewer, whose: WhoseProfile) {
  const [column, value] = 'id' in whose ? (['id', whose.id] as const) : (['handle', whose.handle] as const)
  const matching = db
    .selectFrom('users')
    .select(['id', 'name', 'handle', 'about', 'profileOn', 'profileVisibility'])
    .where(column, '=', value)
    .where('disabledAt', 'is', null)
  const owner = await (viewer === null
    ? matching
    : matching.where('id', 'not in', hiddenFrom(db, viewer))
  ).executeTakeFirst()
  if (!owner) throw notFound('profile')
  return owner
}

type Owner = Awaited<ReturnType<typeof findOwner>>

/** The pictures of a profile, by id, in order. */
export async function profileImageIds({ db }: Database, ownerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('profileImages')
    .select('imageId')
    .where('ownerId', '=', ownerId)
    .orderBy('position')
    .execute()
  return rows.map(({ imageId }) => imageId)
}

/** Counts the recipes in the main folder of an owner, all and by label. */
async function countRecipes({ db }: Database, ownerId: string, labelIds: readonly string[]) {
  const { all } = (await db
    .selectFrom('folderCounts')
    .select('count as all')
    .where('ownerId', '=', ownerId)
    .where('folder', '=', 'main')
    .executeTakeFirst()) ?? { all: 0 }
  const rows =
    labelIds.length === 0
      ? []
      : await db
          .selectFrom('recipeLabels')
          .innerJoin('recipes', (join) =>
            join
              .onRef('recipes.ownerId', '=', 'recipeLabels.ownerId')
              .onRef('recipes.id', '=', 'recipeLabels.recipeId')
              .on('recipes.folder', '=', 'main'),
          )
          .select(({ fn }) => ['recipeLabels.labelId', fn.countAll<number>().as('count')])
          .where('recipeLabels.ownerId', '=', ownerId)
          .where('recipeLabels.labelId', 'in', labelIds)
          .groupBy('recipeLabels.labelId')
          .execute()
  return { all, byLabel: new Map(rows.map(({ labelId, count }) => [labelId, count])) }
}

/** The items of a profile that an onlooker sees, in order. */
async function shownItems(database: Database, ownerId: string, onlooker: Onlooker, pictured: Pictured) {
  const rows = await database.db
    .selectFrom('profileItems')
    .leftJoin('labels', (join) =>
      join.onRef('labels.ownerId', '=', 'profileItems.ownerId').onRef('labels.id', '=', 'profileItems.labelId'),
    )
    .leftJoin('recipes', (join) =>
      join
        .onRef('recipes.ownerId', '=', 'profileItems.ownerId')
        .onRef('recipes.id', '=', 'profileItems.recipeId')
        .on('recipes.folder', '=', 'main'),
    )
    .leftJoin('recipeImages', (join) =>
      join
        .onRef('recipeImages.ownerId', '=', 'recipes.ownerId')
        .onRef('recipeImages.recipeId', '=', 'recipes.id')
        .on('recipeImages.position', '=', 0),
    )
    .leftJoin('kitchens', 'kitchens.id', 'profileItems.kitchenId')
    .leftJoin('folderCounts', (join) =>
      join.onRef('folderCounts.ownerId', '=', 'profileItems.kitchenId').on('folderCounts.folder', '=', 'main'),
    )
    .select(['profileItems.id', 'profileItems.kind', 'profileItems.visibility', 'profileItems.labelId'])
    .select(['profileItems.kitchenId', 'kitchens.name as kitchenName', 'folderCounts.count as kitchenCount'])
    .select(['profileItems.recipeId', 'labels.title as labelTitle', 'recipes.title as recipeTitle'])
    .select('recipeImages.imageId')
    .where('profileItems.ownerId', '=', ownerId)
    .where('profileItems.visibility', 'in', visibleTo(onlooker))
    .where(isOfKitchenOwner)
    .where(({ or, eb }) => or([eb('profileItems.recipeId', 'is', null), eb('recipes.id', 'is not', null)]))
    .orderBy('profileItems.position')
    .execute()
  const counts = await countRecipes(
    database,
    ownerId,
    rows.flatMap(({ labelId }) => labelId ?? []),
  )
  return rows.map(({ id, kind, visibility, ...row }) => {
    const { labelId, labelTitle, recipeId, recipeTitle, imageId, kitchenId, kitchenName } = row
    return {
      id,
      kind,
      visibility,
      label: labelId === null ? null : { id: labelId, title: labelTitle ?? '' },
      recipe:
        recipeId === null
          ? null
          : { id: recipeId, title: recipeTitle ?? '', image: imageId === null ? null : pictured(imageId) },
      kitchen: kitchenId === null ? null : { id: kitchenId, name: kitchenName ?? '' },
      recipeCount: countOf(row),
    }
  })

  function countOf({
    labelId,
    recipeId,
    kitchenId,
    kitchenCount,
  }: Pick<(typeof rows)[number], 'labelId' | 'recipeId' | 'kitchenId' | 'kitchenCount'>): number {
    if (labelId !== null) return counts.byLabel.get(labelId) ?? 0
    if (recipeId !== null) return 1
    return kitchenId === null ? counts.all : (kitchenCount ?? 0)
  }
}

async function shownProfile(database: Database, owner: Owner, onlooker: Onlooker, pictured: Pictured) {
  const { id, name, handle, about, profileOn } = owner
  return {
    id,
    name,
    handle,
    about,
    enableProfile: profileOn === 1,
    profileImages: (await profileImageIds(database, id)).map(pictured),
    profileItems: await shownItems(database, id, onlooker, pictured),
  }
}

const saysNothing = ({ about, profileImages, profileItems }: Awaited<ReturnType<typeof shownProfile>>): boolean =>
  about === '' && profileImages.length + profileItems.length === 0

/** Hides an owner from guests who see nothing of them. @throws {Refusal} `not-logged-in` */
function refuseEmpty(profile: Awaited<ReturnType<typeof shownProfile>>, onlooker: Onlooker): void {
  if (onlooker === 'guest' && saysNothing(profile)) throw new Refusal('not-logged-in', 'log in to see more')
}

async function friendshipOf({ db }: Database, viewer: Viewer, ownerId: string) {
  if (viewer === null) return { incomingFriendship: false, outgoingFriendship: false }
  const rows = await db
    .selectFrom('friendships')
    .select('userId')
    .where(({ or, and, eb }) =>
      or([
        and([eb('userId', '=', viewer.id), eb('friendId', '=', ownerId)]),
        and([eb('userId', '=', ownerId), eb('friendId', '=', viewer.id)]),
      ]),
    )
    .execute()
  return {
    incomingFriendship: rows.some(({ userId }) => userId === ownerId),
    outgoingFriendship: rows.some(({ userId }) => userId === viewer.id),
  }
}

/**
 * A profile as the reader sees it; the member's own profile is complete.
 * @throws {Refusal} `not-found`, `profile-off`, `profile-for-friends`, for a guest `not-logged-in`
 */
export async function readProfile(
  { database, imageAddress }: Pick<Services, 'database' | 'imageAddress'>,
  viewer: Viewer,
  whose: WhoseProfile,
): Promise<AnsweredProfile> {
  const owner = await findOwner(database, viewer, whose)
  if (owner.id === viewer?.id) {
    const profile = await shownProfile(database, owner, 'friend', (id) => imageAddress(id))
    return { ...profile, isMe: true, incomingFriendship: false, outgoingFriendship: false }
  }
  const onlooker = await onlookerOf(database, viewer, owner.id)
  refuseUnlessSeen(owner, onlooker)
  const profile = await shownProfile(database, owner, onlooker, (id) => imageAddress(id, viewer))
  refuseEmpty(profile, onlooker)
  return { ...profile, isMe: false, ...(await friendshipOf(database, viewer, owner.id)) }
}

/** The member's own profile as somebody else sees it. @throws {Refusal} `profile-off`, `profile-for-friends` */
export async function previewProfile(
  { database, imageAddress }: Services,
  member: Member,
  as: 'guest' | 'friend',
): Promise<AnsweredProfile> {
  const owner = await findOwner(database, member, { id: member.id })
  // The refusal is an answer to the member, who need not log in.
  refuseUnlessSeen(owner, as === 'guest' ? 'member' : 'friend')
  const profile = await shownProfile(database, owner, as, (id) => imageAddress(id))
  const isFriend = as === 'friend'
  return { ...profile, isMe: false, incomingFriendship: isFriend, outgoingFriendship: isFriend }
}
