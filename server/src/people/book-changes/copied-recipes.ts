import type { AnsweredBookChanges } from '@potluck/api/book-changes'
import { nutrientNames } from '@potluck/foods/food'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { namedOrNull, pastPeopleById } from '../people/people.ts'
import { draftFields } from './draft-fields.ts'
import { knowledgeVersion } from './knowledge-version.ts'
import { linkOf } from './link-of.ts'
import { peopleOfRecipes } from './people-of-recipes.ts'
import { readPersonalFields } from './personal-fields.ts'
import { answeredContents, type StoredContents } from './stored-contents.ts'

const readRows = ({ db, dialect }: Database, book: ReadableBook, ids: readonly string[]) =>
  db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipes')
    .leftJoin('recipeContents as made', (join) =>
      join.onRef('made.ownerId', '=', 'recipes.ownerId').onRef('made.recipeId', '=', 'recipes.id'),
    )
    .select(draftFields)
    .select(['id', 'folder', 'version', 'createdAt', 'updatedAt', 'lastCookedAt', 'fromUserId'])
    .select(['sortTitle', 'totalMinutes', 'searchNumber', 'addedById', 'savedById', 'onlyForMeIn'])
    .select(['made.content', 'made.knowledge', 'made.whole', ...nutrientNames])
    .where('recipes.ownerId', '=', book.ownerId)
    .where('recipes.folder', '!=', 'trash')
    .whereRef('recipes.id', '=', 'wanted.value')
    .execute()

const readLabels = ({ db, dialect }: Database, book: ReadableBook, ids: readonly string[]) =>
  db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipeLabels')
    .select(['recipeId', 'labelId'])
    .where('ownerId', '=', book.ownerId)
    .whereRef('recipeId', '=', 'wanted.value')
    .execute()

const readImages = ({ db, dialect }: Database, book: ReadableBook, ids: readonly string[]) =>
  db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipeImages')
    .select(['recipeId', 'imageId'])
    .where('ownerId', '=', book.ownerId)
    .whereRef('recipeId', '=', 'wanted.value')
    .orderBy('position')
    .execute()

const readLinked = ({ db, dialect }: Database, book: ReadableBook, ids: readonly string[]) =>
  db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('linkedRecipes')
    .innerJoin('recipes', (join) =>
      join.onRef('recipes.ownerId', '=', 'linkedRecipes.ownerId').onRef('recipes.id', '=', 'linkedRecipes.linkedId'),
    )
    .select(['linkedRecipes.recipeId', 'recipes.id', 'recipes.title', 'linkedRecipes.words'])
    .where('linkedRecipes.ownerId', '=', book.ownerId)
    .whereRef('linkedRecipes.recipeId', '=', 'wanted.value')
    .where('recipes.folder', '!=', 'trash')
    .orderBy('recipes.sortTitle')
    .execute()

/** Contents worked out with older knowledge are not sure: a device that filters by them says so of every line. */
const asKnown = (contents: StoredContents, knowledge: string | null): StoredContents =>
  knowledge === knowledgeVersion
    ? contents
    : { ...contents, lines: contents.lines.map((line) => ({ ...line, isUnclear: true })) }

/** A reader's own recipes as a copy of the book stores them, in any order; those that are deleted or in the trash are left out. */
export async function copiedRecipes(
  { database, imageAddress }: Pick<Services, 'database' | 'imageAddress'>,
  reader: Reader,
  book: ReadableBook,
  ids: readonly string[],
): Promise<AnsweredBookChanges['recipes']> {
  if (ids.length === 0) return []
  const [rows, labels, images, linked] = await Promise.all([
    readRows(database, book, ids),
    readLabels(database, book, ids),
    readImages(database, book, ids),
    readLinked(database, book, ids),
  ])
  const senders = rows.flatMap(({ fromUserId }) => fromUserId ?? [])
  const [personOf, ofKitchen] = await Promise.all([
    pastPeopleById(database, reader, senders),
    readOfKitchen(database, reader, book, rows),
  ])
  const viewer = book.addressee
  const [labelsOf, imagesOf, linkedOf] = [byRecipe(labels), byRecipe(images), byRecipe(linked)]
  return rows.map((row) => {
    const { recipe, made } = splitContents(row)
    const { fromUserId, addedById: _added, savedById: _saved, onlyForMeIn, ...written } = recipe
    return {
      ...written,
      labelIds: labelsOf(row.id).map(({ labelId }) => labelId),
      images: imagesOf(row.id).map(({ imageId }) => imageAddress(imageId, viewer)),
      linked: linkedOf(row.id).map(linkOf),
      fromUser: fromUserId === null ? null : namedOrNull(personOf(fromUserId)),
      ...(onlyForMeIn !== null && { onlyForMeIn }),
      ...made,
      ...ofKitchen(row),
    }
  })
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** A recipe, and its contents; null where they were not worked out yet. */
function splitContents(row: Row) {
  const { content, knowledge, whole, energy, protein, fat, carbohydrates, fibre, sugars, salt, ...recipe } = row
  if (content === null || whole === null) return { recipe, made: null }
  const nutrients = { energy, protein, fat, carbohydrates, fibre, sugars, salt }
  const { contents } = answeredContents(content)
  return {
    recipe,
    made: { ...(contents && { contents: asKnown(contents, knowledge) }), serving: { nutrients, whole } },
  }
}

/** The recipes of the reader's own book that are the same as some of a kitchen. */
const readSources = ({ db, dialect }: Database, { ownerId, personId }: ReadableBook, ids: readonly string[]) =>
  db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipeSources')
    .select(['recipeId', 'sourceId'])
    .where('ownerId', '=', ownerId)
    .where('personId', '=', personId)
    .whereRef('recipeId', '=', 'wanted.value')
    .execute()

/** Further fields of a kitchen's recipe in a copy: its owner, and the reader's personal fields. */
async function readOfKitchen(database: Database, reader: Reader, book: ReadableBook, rows: readonly Row[]) {
  const { kitchenId } = book
  const ids = rows.map(({ id }) => id)
  const fieldsOf = await readPersonalFields(database, book, ids)
  if (kitchenId === null || fieldsOf === null) return () => null
  const peopleOf = await peopleOfRecipes(database, book, ids)
  const savers = rows.flatMap(({ savedById }) => savedById ?? [])
  const personOf = await pastPeopleById(database, reader, [...savers, ...ids.flatMap(peopleOf)])
  const sourcesOf = byRecipe(await readSources(database, book, ids))
  return ({ id, addedById, savedById }: Row) => {
    const { note: ownNote, ...own } = fieldsOf(id)
    const others = peopleOf(id).filter((personId) => personId !== addedById)
    const ownIds = sourcesOf(id).map(({ sourceId }) => sourceId)
    return {
      ...own,
      ...(ownIds.length > 0 && { ownIds }),
      ownNote,
      kitchenId,
      addedBy: addedById === null ? null : personOf(addedById),
      alsoFrom: others.map(personOf),
      savedBy: savedById === null ? null : personOf(savedById),
    }
  }
}

function byRecipe<Row extends { readonly recipeId: string }>(rows: readonly Row[]): (id: string) => readonly Row[] {
  const grouped = Map.groupBy(rows, ({ recipeId }) => recipeId)
  return (id) => grouped.get(id) ?? []
}
