import type { AnsweredRecipe } from '@potluck/api/recipes'
import type { Book } from '../../ground/access/book.ts'
import type { Member, Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { draftFields } from '../../people/book-changes/draft-fields.ts'
import { peopleOfRecipes } from '../../people/book-changes/people-of-recipes.ts'
import { fieldsOfReader } from '../../people/book-changes/personal-fields.ts'
import { answeredContents, contentColumn } from '../../people/book-changes/stored-contents.ts'
import { namedOrNull, pastPeopleById, peopleById } from '../../people/people/people.ts'
import type { Viewer } from '../../people/policies/profile-access.ts'
import {
  type BookRecipe,
  isOfBook,
  type ReachedRecipe,
  reachSaved,
  reachToRead,
} from '../../people/policies/recipes.ts'
import { hasVisiblePhotos } from '../../people/policies/visible-photos.ts'
import { hasOwnVariations } from './family.ts'
import { readLinked } from './linked.ts'
import { labelsByRecipe } from './summaries.ts'

/** Labels of others are private. */
const noLabels = () => []

const readImageIds = async ({ db }: Database, recipe: ReachedRecipe) => {
  const rows = await db
    .selectFrom('recipeImages')
    .select('imageId')
    .where('ownerId', '=', recipe.ownerId)
    .where('recipeId', '=', recipe.id)
    .orderBy('position')
    .execute()
  return rows.map(({ imageId }) => imageId)
}

/** A recipe that a member or a guest may read. @throws {Refusal} `not-found` for any other id, for a guest `not-logged-in` */
export const readRecipe = async (services: Services, viewer: Viewer, id: string): Promise<AnsweredRecipe> =>
  readReached(services, viewer, await reachToRead(services.database, viewer, id))

/**
 * The answer to a save, also to a repeated one, even if the recipe is in the trash by now.
 * @throws {Refusal} `not-found` if it was deleted permanently
 */
export const readSaved = async (services: Services, member: Member, book: Book, id: string): Promise<AnsweredRecipe> =>
  readReached(services, member, reachSaved(book, id))

/** What a member of a kitchen reads of a recipe there besides: who wrote it, and what is their own. */
async function readOfKitchen(
  database: Database,
  viewer: Reader | null,
  recipe: BookRecipe,
  { addedById, savedById, fromUserId }: Record<'addedById' | 'savedById' | 'fromUserId', string | null>,
) {
  if (viewer === null) return null
  const [fields, peopleOf] = await Promise.all([
    fieldsOfReader(database, viewer, recipe),
    peopleOfRecipes(database, recipe, [recipe.id]),
  ])
  const personIds = peopleOf(recipe.id)
  const others = [savedById, fromUserId].flatMap((personId) => personId ?? [])
  const personOf = await pastPeopleById(database, viewer, [...others, ...personIds])
  const { note: ownNote, ...own } = fields
  return {
    ...own,
    ownNote,
    kitchenId: recipe.ownerId,
    addedBy: addedById === null ? null : personOf(addedById),
    alsoFrom: personIds.filter((personId) => personId !== addedById).map(personOf),
    savedBy: savedById === null ? null : personOf(savedById),
    fromUser: fromUserId === null ? null : namedOrNull(personOf(fromUserId)),
  }
}

/** The kitchen of a recipe that a profile shows; nothing for recipes of people, and for what a link opens. */
async function profileKitchenOf({ db }: Database, { role, ownerId, sharedById }: ReachedRecipe) {
  if (role !== 'viewer' || sharedById === ownerId) return null
  const kitchen = await db.selectFrom('kitchens').select(['id', 'name']).where('id', '=', ownerId).executeTakeFirst()
  return kitchen ? { profileKitchen: kitchen } : null
}

/** The kitchen of a recipe that its cook keeps to themselves, as far as there is one. */
const keptFor = (onlyForMeIn: string | null) => (onlyForMeIn === null ? null : { onlyForMeIn })

interface FamilyRow {
  readonly familyId: string | null
  readonly hasVariations: unknown
}

/** Whether there may be variations: a copy in one’s book has some wherever its source is. */
const variationsOf = (inBook: BookRecipe | null, { familyId, hasVariations }: FamilyRow) =>
  hasVariations || (inBook && familyId !== null) ? { hasVariations: true } : null

const photosOfOthers = (has: unknown) => (has ? { hasPhotosOfOthers: true } : null)

async function readReached(
  { database, imageAddress }: Services,
  viewer: Viewer,
  recipe: ReachedRecipe,
): Promise<AnsweredRecipe> {
  const { id } = recipe
  const row = await database.db
    .selectFrom('recipes')
    .select(draftFields)
    .select(['id', 'folder', 'version', 'createdAt', 'updatedAt', 'lastCookedAt', 'fromUserId'])
    .select(['addedById', 'savedById', 'onlyForMeIn'])
    // Most recipes have no pictures and no links: these are not asked for.
    .select(({ exists, selectFrom, lit }) => {
      const has = (table: 'recipeImages' | 'linkedRecipes') =>
        exists(
          selectFrom(table)
            .select(lit(1).as('one'))
            .whereRef(`${table}.ownerId`, '=', 'recipes.ownerId')
            .whereRef(`${table}.recipeId`, '=', 'recipes.id'),
        )
      return [has('recipeImages').as('hasImages'), has('linkedRecipes').as('hasLinked')]
    })
    .select(contentColumn)
    .select(['familyId'])
    .select(hasOwnVariations(viewer))
    .select(hasVisiblePhotos(database, viewer))
    .where('ownerId', '=', recipe.ownerId)
    .where('id', '=', recipe.id)
    .executeTakeFirst()
  if (!row) throw notFound('recipe')
  const { fromUserId, addedById, savedById, onlyForMeIn, hasImages, hasLinked, content, ...more } = row
  const { familyId, hasVariations, hasPhotosOfOthers, ...written } = more
  const inBook = viewer !== null && isOfBook(recipe) ? recipe : null
  const isOfKitchen = inBook !== null && inBook.role !== 'own'
  const personId = isOfKitchen ? null : inBook ? fromUserId : recipe.sharedById
  const [labelsOf, imageIds, personOf, linked, ofKitchen, ofProfile] = await Promise.all([
    inBook ? labelsByRecipe(database, inBook, [id]) : noLabels,
    hasImages ? readImageIds(database, recipe) : [],
    peopleById(database, personId === null ? [] : [personId]),
    inBook && hasLinked ? readLinked(database, recipe) : [],
    isOfKitchen ? readOfKitchen(database, viewer, inBook, { addedById, savedById, fromUserId }) : null,
    profileKitchenOf(database, recipe),
  ])
  const images = imageIds.map((imageId) =>
    inBook?.role === 'own' ? imageAddress(imageId) : imageAddress(imageId, viewer),
  )
  const person = personId === null ? null : personOf(personId)
  return {
    ...written,
    labels: labelsOf(id),
    rating: inBook ? written.rating : null,
    lastCookedAt: inBook ? written.lastCookedAt : null,
    image: images[0] ?? null,
    images,
    fromUser: inBook ? person : null,
    owner: inBook ? null : person,
    isOwner: inBook !== null && inBook.role !== 'reader',
    linked,
    ...keptFor(onlyForMeIn),
    ...variationsOf(inBook, { familyId, hasVariations }),
    ...photosOfOthers(hasPhotosOfOthers),
    ...answeredContents(content),
    ...ofKitchen,
    ...ofProfile,
  }
}
