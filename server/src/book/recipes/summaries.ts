import type { Person } from '@potluck/api/fields'
import type { AnsweredRecipeSummary } from '@potluck/api/recipes'
import { byName } from '@potluck/recipe/by-name'
import { listedFields } from '@potluck/recipe/fields'
import type { AliasableExpression, RawBuilder } from 'kysely'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { revisionOf } from '../../people/book-changes/book-state.ts'
import { readPersonalFields } from '../../people/book-changes/personal-fields.ts'
import { peopleById } from '../../people/people/people.ts'
import type { ProfileAccess } from '../../people/policies/profile-access.ts'
import type { BookRecipe } from '../../people/policies/recipes.ts'
import type { ImageAddress } from '../images/image-address.ts'
import { bookLabels, type LabelsById, labelsNamed } from '../labels/book-labels.ts'
import { type Order, ordered } from './orders.ts'

/** Options of `selectSummaries`; without an order the rows come in any order. */
interface SummaryOptions {
  readonly order?: Order
  /** Selected with each row, so that a page needs one statement only. */
  readonly totalCount?: AliasableExpression<number>
}

/** The texts that lists shorten, so that a page of 500 recipes stays small. */
const shortenedFields = listedFields.filter((field) => field.name !== 'title')

/** The statement that reads recipe summaries. Labels belong to a book: those of other books are not returned. */
export const selectSummaries = (
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  { own, ownerIds }: Owners,
  { order = [], totalCount }: SummaryOptions = {},
) =>
  ordered(
    db
      .selectFrom('recipes')
      .where('recipes.ownerId', 'in', ownerIds)
      .leftJoin('recipeImages', (join) =>
        join
          .onRef('recipeImages.ownerId', '=', 'recipes.ownerId')
          .onRef('recipeImages.recipeId', '=', 'recipes.id')
          .on('recipeImages.position', '=', 0),
      )
      .select(['recipes.id', 'title', 'rating', 'folder'])
      .select(({ fn, ref, lit }) =>
        shortenedFields.map(({ name, inLists }) =>
          fn<string>('substr', [ref(`recipes.${name}`), lit(1), lit(inLists)]).as(name),
        ),
      )
      .select(['createdAt', 'updatedAt', 'lastCookedAt', 'fromUserId', 'recipes.ownerId', 'recipeImages.imageId'])
      .select('onlyForMeIn')
      .select('searchNumber')
      .select(({ selectFrom, lit }) => [
        own === null
          ? lit(null).as('labelIds')
          : selectFrom('recipeLabels')
              .select(({ ref }) => dialect.joined(ref('recipeLabels.labelId')).as('ids'))
              .where('recipeLabels.ownerId', '=', own)
              .whereRef('recipeLabels.recipeId', '=', 'recipes.id')
              .as('labelIds'),
        own === null ? lit(null).as('mark') : revisionOf({ db }, own).as('mark'),
        totalCount?.as('totalCount') ?? lit(0).as('totalCount'),
      ]),
    order,
  )

/** The labels of a book on recipes, by recipe, each list by title. */
export async function labelsByRecipe(
  { db, dialect }: Database,
  of: ReadableBook | BookRecipe,
  recipeIds: readonly string[],
) {
  const rows = await db
    .selectFrom(dialect.rowsOf(recipeIds).as('wanted'))
    .crossJoin('recipeLabels')
    .innerJoin('labels', (join) =>
      join.onRef('labels.ownerId', '=', 'recipeLabels.ownerId').onRef('labels.id', '=', 'recipeLabels.labelId'),
    )
    .select(['recipeLabels.recipeId', 'labels.id', 'labels.title', 'labels.lowerTitle'])
    .where('recipeLabels.ownerId', '=', of.ownerId)
    .whereRef('recipeLabels.recipeId', '=', 'wanted.value')
    .execute()
  const labels = Map.groupBy(rows, (row) => row.recipeId)
  return (recipeId: string) =>
    (labels.get(recipeId) ?? [])
      .toSorted((a, b) => (a.lowerTitle < b.lowerTitle ? -1 : 1))
      .map(({ id, title }) => ({ id, title }))
}

/** Builds the addresses of a picture. */
interface Pictures {
  readonly database: Database
  readonly imageAddress: ImageAddress['ofStored']
}

/** The sources of recipes: a book that is read as a whole, and profiles. */
export interface Sources {
  readonly own: ReadableBook | null
  readonly shelves: readonly ProfileAccess[]
}

type Id = string | RawBuilder<string>

interface Owners {
  readonly own: Id | null
  readonly ownerIds: readonly Id[]
}

/** A row of `selectSummaries`. */
export type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number]

/** Summaries of a book's recipes in the order of the ids; ids of other recipes are left out. */
export const readSummaries = (
  services: Pictures,
  book: ReadableBook,
  ids: readonly string[],
): Promise<AnsweredRecipeSummary[]> => summariesFrom(services, { own: book, shelves: [] }, ids)

/** Summaries from several sources; the caller has checked the access to the ids. Labels, ratings and cookings of others are not returned. */
export async function summariesFrom(
  services: Pictures,
  { own, shelves }: Sources,
  ids: readonly string[],
): Promise<AnsweredRecipeSummary[]> {
  if (ids.length === 0) return []
  const ownerIds = [...(own ? [own.ownerId] : []), ...shelves.map(({ ownerId }) => ownerId)]
  const { dialect } = services.database
  const rows = await selectSummaries(services.database, { own: own?.ownerId ?? null, ownerIds })
    .where(({ ref }) => dialect.isOneOf(ref('recipes.id'), 'text', ids))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const inOrder = ids.flatMap((id) => byId.get(id) ?? [])
  return summariesOf(services, { own, shelves }, inOrder)
}

/** Converts rows of a book's recipes to summaries. */
export const ownSummaries = (
  services: Pictures,
  book: ReadableBook,
  rows: readonly SummaryRow[],
): Promise<AnsweredRecipeSummary[]> => summariesOf(services, { own: book, shelves: [] }, rows)

async function summariesOf(
  { database, imageAddress }: Pictures,
  { own, shelves }: Sources,
  rows: readonly SummaryRow[],
): Promise<AnsweredRecipeSummary[]> {
  const shelfOf = new Map(shelves.map((shelf) => [shelf.ownerId, shelf]))
  const personId = ({ ownerId, fromUserId }: SummaryRow) =>
    ownerId === own?.ownerId
      ? own.kitchenId === null
        ? fromUserId
        : null
      : (shelfOf.get(ownerId)?.personId ?? ownerId)
  const revision = rows.reduce((latest, row) => Math.max(latest, row.mark ?? 0), 0)
  const isLabelled = rows.some(({ labelIds }) => labelIds !== null)
  const [labels, personOf, personalOf] = await Promise.all([
    own && isLabelled ? bookLabels(database, own, revision) : noLabels,
    peopleById(
      database,
      rows.flatMap((row) => personId(row) ?? []),
    ),
    own &&
      readPersonalFields(
        database,
        own,
        rows.map(({ id }) => id),
      ),
  ])
  const viewer = own?.addressee
  return rows.map((row) => {
    const { imageId, ownerId } = row
    const whom = personId(row)
    const person = whom === null ? null : personOf(whom)
    const isOwn = ownerId === own?.ownerId
    const shelf = isOwn ? undefined : shelfOf.get(ownerId)
    const address = imageId === null ? null : imageAddress(imageId, isOwn ? viewer : (shelf?.viewer ?? null))
    return {
      ...textsOf(row),
      image: address,
      ...(isOwn && row.onlyForMeIn !== null && { onlyForMeIn: row.onlyForMeIn }),
      ...(isOwn
        ? ofBook(own, { ...(personalOf?.(row.id) ?? row), labels: labelsNamed(labels, row.labelIds), fromUser: person })
        : ofOther(shelf, person)),
    }
  })
}

const textsOf = (row: SummaryRow) => ({
  id: row.id,
  ...byName(listedFields, ({ name }) => row[name]),
  folder: row.folder,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

type OwnFields = Pick<AnsweredRecipeSummary, 'lastCookedAt' | 'rating' | 'labels' | 'fromUser'>

/** What a summary says of a recipe of the book that is read. */
const ofBook = ({ kitchenId }: ReadableBook, { lastCookedAt, rating, labels, fromUser }: OwnFields) => ({
  lastCookedAt,
  rating,
  labels,
  fromUser,
  owner: null,
  ...(kitchenId !== null && { kitchenId }),
})

/** What it says of a recipe that somebody else shows. */
const ofOther = (shelf: ProfileAccess | undefined, owner: Person | null) => ({
  lastCookedAt: null,
  rating: null,
  labels: [],
  fromUser: null,
  owner,
  ...(shelf?.kitchen && { profileKitchen: shelf.kitchen }),
})

const noLabels: LabelsById = new Map()
