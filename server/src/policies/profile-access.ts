import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import type { Schema } from '../machinery/database/schema.ts'
import { notFound, Refusal } from '../machinery/refusal.ts'
import { friendIdsOf, friendsAmong } from '../people/friends.ts'
import { hiddenFrom } from '../people/hidden.ts'

/** Who looks: somebody, or a guest. */
export type Viewer = Reader | null

interface ShownItem {
  readonly ownerId: string
  readonly kind: 'all' | 'label' | 'recipe'
  readonly labelId: string | null
  readonly recipeId: string | null
}

/**
 * Proof of what somebody's profile shows of their book to whoever looks: a recipe is shown when an item of the profile
 * says so, and never one of the inbox. Only this file makes one.
 */
export class ProfileAccess {
  readonly #ownerId: string
  readonly #items: readonly ShownItem[]
  readonly viewer: Viewer

  private constructor(ownerId: string, items: readonly ShownItem[], viewer: Viewer) {
    this.#ownerId = ownerId
    this.#items = items
    this.viewer = viewer
  }

  static ofItems(items: readonly ShownItem[], viewer: Viewer): readonly ProfileAccess[] {
    const byOwner = Map.groupBy(items, (item) => item.ownerId)
    return [...byOwner].map(([ownerId, own]) => new ProfileAccess(ownerId, own, viewer))
  }

  get ownerId(): string {
    return this.#ownerId
  }

  /** The whole main folder is shown. */
  get holdsAll(): boolean {
    return this.#items.some(({ kind }) => kind === 'all')
  }

  get labelIds(): readonly string[] {
    return this.#items.flatMap(({ labelId }) => labelId ?? [])
  }

  get recipeIds(): readonly string[] {
    return this.#items.flatMap(({ recipeId }) => recipeId ?? [])
  }
}

/** Nothing is shown of that: somebody else may have nothing to see, a guest may see it once logged in. */
export const notVisible = (viewer: Viewer, what: string): Refusal =>
  viewer === null ? new Refusal('not-logged-in', 'log in to see more') : notFound(what)

/** The items of profiles that are switched on, of accounts that are enabled, and of which the viewer may know: who blocked them has no account to them. */
function shownItems({ db }: Database, viewer: Viewer) {
  const items = db
    .selectFrom('profileItems')
    .innerJoin('users', 'users.id', 'profileItems.ownerId')
    .where('users.profileOn', '=', 1)
    .where('users.disabledAt', 'is', null)
    .select(['profileItems.ownerId', 'kind', 'labelId', 'recipeId'])
    // What rests in the trash is not shown, and does not make a profile one that shows something.
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('recipeId', 'is', null),
        eb(
          'recipeId',
          'in',
          selectFrom('recipes')
            .select('recipes.id')
            .whereRef('recipes.ownerId', '=', 'profileItems.ownerId')
            .where('recipes.folder', '=', 'main'),
        ),
      ]),
    )
  return viewer === null ? items : items.where('profileItems.ownerId', 'not in', hiddenFrom(db, viewer))
}

async function shelfOf(database: Database, viewer: Viewer, ownerId: string): Promise<ProfileAccess | undefined> {
  const isFriend = viewer !== null && (await friendsAmong(database, viewer, [ownerId])).has(ownerId)
  const items = await shownItems(database, viewer)
    .where('profileItems.ownerId', '=', ownerId)
    .$if(!isFriend, (query) => query.where('visibility', '=', 'public').where('users.profileVisibility', '=', 'public'))
    .execute()
  return ProfileAccess.ofItems(items, viewer)[0]
}

/** What the profile of somebody else shows to the viewer. @throws {Refusal} `not-found` when that is nothing, for a guest `not-logged-in` */
export async function findProfileAccess(database: Database, viewer: Viewer, ownerId: string): Promise<ProfileAccess> {
  const shelf = await shelfOf(database, viewer, ownerId)
  if (!shelf) throw notVisible(viewer, 'book')
  return shelf
}

/** What the friends of a reader show on their profiles. */
export async function friendsShelves(database: Database, reader: Reader): Promise<readonly ProfileAccess[]> {
  const items = await shownItems(database, reader)
    .where('profileItems.ownerId', 'in', friendIdsOf(database.db, reader))
    .execute()
  return ProfileAccess.ofItems(items, reader)
}

type Builder = ExpressionBuilder<Schema, 'recipes'>

/** The conditions for the recipes of a shelf. */
export const isOn =
  (shelf: ProfileAccess) =>
  (builder: Builder): Expression<SqlBool> =>
    builder.and([
      builder('recipes.ownerId', '=', shelf.ownerId),
      builder('recipes.folder', '=', 'main'),
      ...(shelf.holdsAll ? [] : [builder.or([...namedRecipes(builder, shelf), ...labelledRecipes(builder, shelf)])]),
    ])

const namedRecipes = (builder: Builder, { recipeIds }: ProfileAccess) =>
  recipeIds.length === 0 ? [] : [builder('recipes.id', 'in', recipeIds)]

const labelledRecipes = (builder: Builder, { labelIds, ownerId }: ProfileAccess) =>
  labelIds.length === 0 ? [] : [builder('recipes.id', 'in', recipesWith(builder, ownerId, labelIds))]

/** The ids of an owner's recipes that have one of the labels. */
export const recipesWith = (builder: Builder, ownerId: string, labelIds: readonly string[]) =>
  builder
    .selectFrom('recipeLabels')
    .select('recipeLabels.recipeId')
    .where('recipeLabels.ownerId', '=', ownerId)
    .where('recipeLabels.labelId', 'in', labelIds)

/** Whether a recipe is on a shelf. */
async function holds({ db }: Database, shelf: ProfileAccess, recipeId: string): Promise<boolean> {
  const found = await db
    .selectFrom('recipes')
    .select('recipes.id')
    .where('recipes.id', '=', recipeId)
    .where(isOn(shelf))
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a profile shows a recipe of its owner to the viewer. */
export async function isVisible(
  database: Database,
  viewer: Viewer,
  recipe: { readonly ownerId: string; readonly id: string },
): Promise<boolean> {
  const shelf = await shelfOf(database, viewer, recipe.ownerId)
  return shelf !== undefined && (await holds(database, shelf, recipe.id))
}
