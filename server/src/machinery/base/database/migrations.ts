import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { up as start } from '../migrations/0001-start.ts'
import { up as appliedChanges } from '../migrations/0002-applied-changes.ts'
import { up as accounts } from '../migrations/0003-accounts.ts'
import { up as labelTitles } from '../migrations/0004-label-titles.ts'
import { up as blocksAndSpace } from '../migrations/0005-blocks-and-space.ts'
import { up as search } from '../migrations/0006-search.ts'
import { up as profileItems } from '../migrations/0007-profile-items.ts'
import { up as recipesKept } from '../migrations/0008-recipes-kept.ts'
import { up as mealPlans } from '../migrations/0009-meal-plans.ts'
import { up as thingsOfLists } from '../migrations/0010-things-of-lists.ts'
import { up as imports } from '../migrations/0011-imports.ts'
import { up as peopleOfATakeOut } from '../migrations/0012-people-of-a-take-out.ts'
import { up as shareLinks } from '../migrations/0013-share-links.ts'
import { up as recipeAuthors } from '../migrations/0014-recipe-authors.ts'
import { up as profilesAndThreads } from '../migrations/0015-profiles-and-threads.ts'
import { up as settingsAndDevices } from '../migrations/0016-settings-and-devices.ts'
import { up as push } from '../migrations/0017-push.ts'
import { up as changedItems } from '../migrations/0018-changed-items.ts'
import { up as sharedWeeks } from '../migrations/0020-shared-weeks.ts'
import { up as messageMonths } from '../migrations/0021-message-months.ts'
import { up as wordPositions } from '../migrations/0022-word-positions.ts'
import { up as removedListItems } from '../migrations/0024-removed-list-items.ts'
import { up as removedDishesAndMissingPictures } from '../migrations/0026-removed-dishes-and-missing-pictures.ts'
import { up as languagesOfLists } from '../migrations/0030-languages-of-lists.ts'
import { up as deletedListsAndPlans } from '../migrations/0032-deleted-lists-and-plans.ts'
import { up as storedSpace } from '../migrations/0036-stored-space.ts'
import { up as saltsOfLinks } from '../migrations/0038-salts-of-links.ts'
import { up as storedSpaceOfIndex } from '../migrations/0040-stored-space-of-index.ts'
import { up as controlCharacters } from '../migrations/0042-control-characters.ts'
import { up as keepers } from '../migrations/0044-keepers.ts'
import { up as auditEvents } from '../migrations/0045-audit-events.ts'
import { up as passkeysAndSecondFactor } from '../migrations/0046-passkeys-and-second-factor.ts'
import { up as identityProviders } from '../migrations/0047-identity-providers.ts'
import { up as apiTokens } from '../migrations/0048-api-tokens.ts'
import { up as pictureLimits } from '../migrations/0050-picture-limits.ts'
import { up as kitchens } from '../migrations/0051-kitchens.ts'
import { up as providerSessions } from '../migrations/0052-provider-sessions.ts'
import { up as kitchenMoves } from '../migrations/0053-kitchen-moves.ts'
import { up as importsOfKitchens } from '../migrations/0054-imports-of-kitchens.ts'
import { up as linksOfKitchens } from '../migrations/0055-links-of-kitchens.ts'
import { up as kitchensOnProfiles } from '../migrations/0056-kitchens-on-profiles.ts'
import { up as searchAdditions } from '../migrations/0057-search-additions.ts'
import { up as includedColumns } from '../migrations/0058-included-columns.ts'
import { up as sizeOfBooks } from '../migrations/0059-size-of-books.ts'
import { up as inboxesOfKitchens } from '../migrations/0060-inboxes-of-kitchens.ts'
import { up as restingKitchens } from '../migrations/0061-resting-kitchens.ts'
import { up as tickets } from '../migrations/0062-tickets.ts'
import { up as clock } from '../migrations/0063-clock.ts'
import { up as orderByTitle } from '../migrations/0064-order-by-title.ts'
import { up as leavingKitchens } from '../migrations/0065-leaving-kitchens.ts'
import { up as recipesChangeBooks } from '../migrations/0066-recipes-change-books.ts'
import { up as stemsOfWords } from '../migrations/0067-stems-of-words.ts'
import { up as sourcesMarkRecipes } from '../migrations/0068-sources-mark-recipes.ts'
import { up as picturesOfKitchens } from '../migrations/0069-pictures-of-kitchens.ts'
import { up as recipeContents } from '../migrations/0070-recipe-contents.ts'
import { up as chosenFoods } from '../migrations/0071-chosen-foods.ts'
import { up as wordsOfLinks } from '../migrations/0072-words-of-links.ts'
import { up as pantry } from '../migrations/0073-pantry.ts'
import { up as eaters } from '../migrations/0075-eaters.ts'
import { up as familiesOfRecipes } from '../migrations/0076-families-of-recipes.ts'
import { up as photosOfCookings } from '../migrations/0077-photos-of-cookings.ts'
import { up as calendarPrograms } from '../migrations/0078-calendar-programs.ts'
import { up as assistants } from '../migrations/0080-assistants.ts'
import { up as proposals } from '../migrations/0081-proposals.ts'
import { up as webhooks } from '../migrations/0082-webhooks.ts'
import type { MigratedDatabase } from '../migrations/migrated-database.ts'

/** A step from one state of the tables to the next. */
type FrozenStep = (db: Kysely<unknown>, database: MigratedDatabase) => Promise<void>

/** Every file of `machinery/base/migrations`, in order. */
export const migrations: Readonly<Record<string, FrozenStep>> = {
  '0001-start': start,
  '0002-applied-changes': appliedChanges,
  '0003-accounts': accounts,
  '0004-label-titles': labelTitles,
  '0005-blocks-and-space': blocksAndSpace,
  '0006-search': search,
  '0007-profile-items': profileItems,
  '0008-recipes-kept': recipesKept,
  '0009-meal-plans': mealPlans,
  '0010-things-of-lists': thingsOfLists,
  '0011-imports': imports,
  '0012-people-of-a-take-out': peopleOfATakeOut,
  '0013-share-links': shareLinks,
  '0014-recipe-authors': recipeAuthors,
  '0015-profiles-and-threads': profilesAndThreads,
  '0016-settings-and-devices': settingsAndDevices,
  '0017-push': push,
  '0018-changed-items': changedItems,
  '0020-shared-weeks': sharedWeeks,
  '0021-message-months': messageMonths,
  '0022-word-positions': wordPositions,
  '0024-removed-list-items': removedListItems,
  '0026-removed-dishes-and-missing-pictures': removedDishesAndMissingPictures,
  '0030-languages-of-lists': languagesOfLists,
  '0032-deleted-lists-and-plans': deletedListsAndPlans,
  '0036-stored-space': storedSpace,
  '0038-salts-of-links': saltsOfLinks,
  '0040-stored-space-of-index': storedSpaceOfIndex,
  '0042-control-characters': controlCharacters,
  '0044-keepers': keepers,
  '0045-audit-events': auditEvents,
  '0046-passkeys-and-second-factor': passkeysAndSecondFactor,
  '0047-identity-providers': identityProviders,
  '0048-api-tokens': apiTokens,
  '0050-picture-limits': pictureLimits,
  '0051-kitchens': kitchens,
  '0052-provider-sessions': providerSessions,
  '0053-kitchen-moves': kitchenMoves,
  '0054-imports-of-kitchens': importsOfKitchens,
  '0055-links-of-kitchens': linksOfKitchens,
  '0056-kitchens-on-profiles': kitchensOnProfiles,
  '0057-search-additions': searchAdditions,
  '0058-included-columns': includedColumns,
  '0059-size-of-books': sizeOfBooks,
  '0060-inboxes-of-kitchens': inboxesOfKitchens,
  '0061-resting-kitchens': restingKitchens,
  '0062-tickets': tickets,
  '0063-clock': clock,
  '0064-order-by-title': orderByTitle,
  '0065-leaving-kitchens': leavingKitchens,
  '0066-recipes-change-books': recipesChangeBooks,
  '0067-stems-of-words': stemsOfWords,
  '0068-sources-mark-recipes': sourcesMarkRecipes,
  '0069-pictures-of-kitchens': picturesOfKitchens,
  '0070-recipe-contents': recipeContents,
  '0071-chosen-foods': chosenFoods,
  '0072-words-of-links': wordsOfLinks,
  '0073-pantry': pantry,
  '0075-eaters': eaters,
  '0076-families-of-recipes': familiesOfRecipes,
  '0077-photos-of-cookings': photosOfCookings,
  '0078-calendar-programs': calendarPrograms,
  '0080-assistants': assistants,
  '0081-proposals': proposals,
  '0082-webhooks': webhooks,
}

/** The migrations for one kind of database. */
export const migrationsFor = (database: MigratedDatabase): Record<string, Migration> =>
  Object.fromEntries(Object.entries(migrations).map(([name, step]) => [name, { up: (db) => step(db, database) }]))
