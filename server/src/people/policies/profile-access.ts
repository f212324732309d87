import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Schema } from '../../machinery/base/database/schema.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { friendIdsOf, friendsAmong } from '../people/friends.ts'
import { hiddenFrom } from '../people/hidden.ts'
import { hasRole } from './kitchen-roles.ts'

/** The viewer: a member, or a guest. */
export type Viewer = Reader | null

interface ShownItem {
  /** Whose profile it is. */
  readonly personId: string
  /** Whose book it shows: theirs, or that of a kitchen. */
  readonly ownerId: string
  /** The name of that kitchen; null where it is their own. */
  readonly kitchenName: string | null
  readonly kind: 'all' | 'label' | 'recipe' | 'kitchen'
  readonly labelId: string | null
  readonly recipeId: string | null
}

/**
 * The access to a person's book, or their kitchen's, on their profile. An item of the profile shows a recipe; one in
 * the inbox is never shown. Only this file makes one.
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

  /** Whose book it is: of the person, or of a kitchen. */
  get ownerId(): string {
    return this.#ownerId
  }

  /** Whose profile it is: to others the recipes are theirs. */
  get personId(): string {
    return this.#items[0]?.personId ?? this.#ownerId
  }

  /** The kitchen whose book it is; null for the person's own. */
  get kitchen(): { readonly id: string; readonly name: string } | null {
    const name = this.#items[0]?.kitchenName ?? null
    return name === null ? null : { id: this.#ownerId, name }
  }

  /** The whole main folder is shown. */
  get holdsAll(): boolean {
    return this.#items.some(({ kind }) => kind === 'all' || kind === 'kitchen')
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

type ItemBuilder = ExpressionBuilder<Schema, 'profileItems'>

/** The condition for items that count: those of kitchens do while the owner of the profile owns them, too. */
export const isOfKitchenOwner = ({ or, eb, ref }: ItemBuilder): Expression<SqlBool> =>
  or([
    eb('profileItems.kitchenId', 'is', null),
    hasRole(ref('profileItems.kitchenId'), ref('profileItems.ownerId'), ['owner']),
  ])

/** The items of enabled profiles of enabled accounts that did not block the viewer. */
function shownItems({ db }: Database, viewer: Viewer) {
  const items = db
    .selectFrom('profileItems')
    .innerJoin('users', 'users.id', 'profileItems.ownerId')
    .leftJoin('kitchens', 'kitchens.id', 'profileItems.kitchenId')
    .where('users.profileOn', '=', 1)
    .where('users.disabledAt', 'is', null)
    .select(['profileItems.ownerId as personId', 'kind', 'labelId', 'recipeId', 'kitchens.name as kitchenName'])
    .select(({ fn }) => fn.coalesce('profileItems.kitchenId', 'profileItems.ownerId').as('ownerId'))
    .where(isOfKitchenOwner)
    // Things in the trash are not shown, and do not make a profile visible.
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('recipeId', 'is', null),
        eb(
          'recipeId',
          'in',
          selectFrom('recipes')
            .select('recipes.id')
            .whereRef('recipes.ownerId', '=', 'profileItems.ownerId')
            .where('recipes.folder', '=', 'main')
            .where('recipes.onlyForMeIn', 'is', null),
        ),
      ]),
    )
  return viewer === null ? items : items.where('profileItems.ownerId', 'not in', hiddenFrom(db, viewer))
}

async function shelfOf(
  database: Database,
  viewer: Viewer,
  ownerId: string,
  kitchenId: string | null = null,
): Promise<ProfileAccess | undefined> {
  const isFriend = viewer !== null && (await friendsAmong(database, viewer, [ownerId])).has(ownerId)
  const items = await shownItems(database, viewer)
    .where('profileItems.ownerId', '=', ownerId)
    .where('profileItems.kitchenId', kitchenId === null ? 'is' : '=', kitchenId)
    .$if(!isFriend, (query) => query.where('visibility', '=', 'public').where('users.profileVisibility', '=', 'public'))
    .execute()
  return ProfileAccess.ofItems(items, viewer)[0]
}

/** Whose book is looked for: of whose profile, and of which kitchen that this shows. */
export interface ProfileBook {
  readonly personId: string
  readonly kitchenId?: string | undefined
}

/**
 * The access to another person's profile for the viewer. @throws {Refusal} `not-found` when that is nothing, for a
 * guest `not-logged-in`
 */
export async function findProfileAccess(
  database: Database,
  viewer: Viewer,
  { personId, kitchenId }: ProfileBook,
): Promise<ProfileAccess> {
  const shelf = await shelfOf(database, viewer, personId, kitchenId)
  if (!shelf) throw notVisible(viewer, 'book')
  return shelf
}

/** The access to the profiles of a reader's friends, without kitchens that the reader is in. */
export async function friendsShelves(database: Database, reader: Reader): Promise<readonly ProfileAccess[]> {
  const items = await shownItems(database, reader)
    .where('profileItems.ownerId', 'in', friendIdsOf(database.db, reader))
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('profileItems.kitchenId', 'is', null),
        eb(
          'profileItems.kitchenId',
          'not in',
          selectFrom('kitchenMembers').select('kitchenMembers.kitchenId').where('personId', '=', reader.id),
        ),
      ]),
    )
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
      builder('recipes.onlyForMeIn', 'is', null),
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

/** The access to a kitchen's book on a profile for the viewer. */
async function kitchenShelf(database: Database, viewer: Viewer, kitchenId: string): Promise<ProfileAccess | undefined> {
  const isFor = (builder: ExpressionBuilder<Schema, 'profileItems' | 'users'>) =>
    builder.or([
      builder.and([builder('visibility', '=', 'public'), builder('users.profileVisibility', '=', 'public')]),
      ...(viewer === null ? [] : [builder('profileItems.ownerId', 'in', friendIdsOf(database.db, viewer))]),
    ])
  const items = await shownItems(database, viewer)
    .where('profileItems.kitchenId', '=', kitchenId)
    .where(isFor)
    .orderBy('profileItems.ownerId')
    .execute()
  return ProfileAccess.ofItems(items, viewer)[0]
}

/** Whose profile shows a recipe to the viewer: its owner's, or that of an owner of its kitchen; null for nobody's. */
export async function personShowing(
  database: Database,
  viewer: Viewer,
  recipe: { readonly ownerId: string; readonly id: string },
): Promise<string | null> {
  const shelf =
    (await shelfOf(database, viewer, recipe.ownerId)) ?? (await kitchenShelf(database, viewer, recipe.ownerId))
  return shelf !== undefined && (await holds(database, shelf, recipe.id)) ? shelf.personId : null
}
