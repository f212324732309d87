import { recipeSort } from '@potluck/api/recipes'
import { z } from 'zod'
import { preferencesSection } from './preferences.ts'

const on = z.boolean().catch(true)
const off = z.boolean().catch(false)

/** Screens whose shorter side has fewer pixels start with the list view. */
const smallScreen = 440

const startView = () => (Math.min(screen.width, screen.height) < smallScreen ? 'list' : 'tiles')

/** The order and the fields of the list of recipes. */
export const myRecipes = preferencesSection(
  'myRecipes',
  z.object({
    enableLabelIntersection: off,
    showLabels: on,
    showLabelChips: off,
    showImages: on,
    showSource: off,
    showRecipeDescription: on,
    viewType: z.enum(['list', 'tiles']).catch(startView),
    // An older release stored `-title`, which is no longer offered: it becomes the default.
    sortBy: recipeSort.exclude(['-title']).catch('title'),
    includeFriends: z.enum(['no', 'search', 'yes']).catch('no'),
    /** The kitchen whose book was shown last, or all books (`isAllBooks`); '' for the own book. */
    kitchenId: z.string().max(100).catch(''),
  }),
)

/** The choices of the list of labels. */
export const manageLabels = preferencesSection('manageLabels', z.object({ showCreatedAt: on }))
