import { recipeSort } from '@potluck/api/recipes'
import { preferencesSection } from '@potluck/platform/preferences'
import { z } from 'zod'

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

export const manageLabels = preferencesSection('manageLabels', z.object({ showCreatedAt: on }))

export const cookTextSizes = ['small', 'medium', 'large', 'huge'] as const

/** The settings of cook mode. */
export const cookMode = preferencesSection('cookMode', z.object({ textSize: z.enum(cookTextSizes).catch('medium') }))

/** The default paper size for the units of the cook. */
const usualPaper = () => (/-(?:US|CA|MX|PH)$/.test(navigator.language) ? 'letter' : 'a4')

/** The last print options. */
export const printing = preferencesSection(
  'print',
  z.object({
    template: z.enum(['standard', 'noimage', 'halfsheet', 'compact']).catch('standard'),
    paper: z.enum(['a4', 'letter']).catch(usualPaper),
    photo: on,
    notes: on,
    source: on,
    link: on,
    columns: off,
    large: off,
  }),
)
