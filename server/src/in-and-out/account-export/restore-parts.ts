import { indexAhead } from '../../book/search/index-recipes.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { PartLine, PartName } from './format.ts'
import { hasNoOtherRecipes } from './has-no-other-recipes.ts'
import { restoreFeeds, restoreShares } from './restore-addresses.ts'
import { restoreFoods, restoreLabels, restoreLinks, restorePeople, restoreSearches } from './restore-book.ts'
import { restoreEaters } from './restore-eaters.ts'
import { inKitchen, restoreKitchens } from './restore-kitchens.ts'
import { restoreLists } from './restore-lists.ts'
import { restoreBlocks, restoreMessages, restoreMuted, restorePreferences, restoreQuiet } from './restore-people.ts'
import { preparePictures } from './restore-pictures.ts'
import { restorePantry, restorePlans, restoreWeeks } from './restore-plans.ts'
import { restoreProfile } from './restore-profile.ts'
import { prepareRecipes, writeRecipes } from './restore-recipes.ts'
import { plain, type Restore, type RestoreContext, type Step, valuesOf } from './restore-step.ts'
import type { Batch } from './restored-item.ts'

/** For parts that publish recipes: these are skipped if the account has other recipes. */
async function unlessOtherRecipes(book: OpenBook, { job }: RestoreContext, write: () => Promise<void>): Promise<void> {
  if (await hasNoOtherRecipes(book, job)) await write()
}

const recipes: Restore<PartLine<'recipes'>> = async ({ services, target, book: into }, items, pictures) => {
  const prepared = await prepareRecipes(services, into, items, pictures)
  const lines = prepared.recipes.map(({ line }) => line)
  await indexAhead(services.database, into, lines)
  return { results: prepared.results, book: into, write: (book) => writeRecipes(book, target, prepared) }
}

const lists: Restore<PartLine<'lists'>> = async (context, items, pictures) => {
  const { services, target, book: into } = context
  const references = valuesOf(items).flatMap((line) => line.items.flatMap(({ image }) => image ?? []))
  const { rowsOf } = await preparePictures(services, into, pictures, references)
  return plain((book, lines: PartLine<'lists'>[]) => restoreLists(book, target, lines, rowsOf))(
    context,
    items,
    pictures,
  )
}

const profile: Restore<PartLine<'profile'>> = async (context, items, pictures) => {
  const references = valuesOf(items).flatMap(({ images }) => images)
  const { rowsOf } = await preparePictures(context.services, context.book, pictures, references)
  const write = (book: OpenBook, lines: PartLine<'profile'>[]) =>
    unlessOtherRecipes(book, context, () => restoreProfile(book, context.about, lines, rowsOf(references)))
  return plain(write)(context, items, pictures)
}

const staples = plain(restorePantry)
const labels = plain(restoreLabels)
const foods = plain(restoreFoods)
const links = plain(restoreLinks)
const plans = plain<PartLine<'plans'>>((book, lines, { target }) => restorePlans(book, target, lines))

const eaters = plain<PartLine<'eaters'>>((book, lines, { target }) => restoreEaters(book, target, lines))

/** How each part is restored. */
const restorers: { readonly [Name in PartName]: Restore<PartLine<Name>> } = {
  people: plain(restorePeople),
  labels,
  foods,
  recipes,
  links,
  searches: plain(restoreSearches),
  eaters,
  staples,
  weeks: plain(restoreWeeks),
  plans,
  lists,
  messages: plain(restoreMessages),
  muted: plain(restoreMuted),
  blocks: plain((book, lines, { target }) => restoreBlocks(book, target, lines)),
  preferences: plain(restorePreferences),
  quiet: plain(restoreQuiet),
  shares: plain((book, lines, context) =>
    unlessOtherRecipes(book, context, () => restoreShares(book, context.services.tickets, lines)),
  ),
  feeds: plain((book, lines, context) =>
    unlessOtherRecipes(book, context, () => restoreFeeds(book, context.services.tickets, lines)),
  ),
  // A restore asks for no proof of identity, so it makes no webhooks.
  webhooks: plain(async () => {}),
  profile,
  kitchens: restoreKitchens,
  kitchenLabels: inKitchen(labels),
  kitchenFoods: inKitchen(foods),
  kitchenRecipes: inKitchen(recipes, { namesSkipped: true }),
  kitchenLinks: inKitchen(links),
  kitchenPlans: inKitchen(plans),
  kitchenLists: inKitchen(lists),
  kitchenEaters: inKitchen(eaters),
  kitchenStaples: inKitchen(staples),
}

/** The step of a batch. */
export const stepFor = <Name extends PartName>(
  context: RestoreContext,
  { part, items, pictures }: Batch<Name>,
): Promise<Step> => restorers[part](context, items, pictures)
