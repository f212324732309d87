import { recipeSort } from '@potluck/api/recipes'
import { preferencesSection } from '@potluck/platform/preferences'
import { z } from 'zod'

const on = z.boolean().catch(true)
const off = z.boolean().catch(false)

/** Screens whose smaller side is under this many pixels start with the list view. */
const smallScreen = 440

const startView = () => (Math.min(screen.width, screen.height) < smallScreen ? 'list' : 'tiles')

/** How the list of recipes is sorted and what it shows. */
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
    // An older version stored `-title`, which nobody can choose any more: it becomes the default.
    sortBy: recipeSort.exclude(['-title']).catch('title'),
    includeFriends: z.enum(['no', 'search', 'yes']).catch('no'),
  }),
)

export const recipeDetails = preferencesSection(
  'recipeDetails',
  z.object({
    enableWakeLock: on,
    /** What amounts are shown in. */
    units: z.enum(['written', 'metric', 'us']).catch('written'),
    /** What ovens are set by. */
    oven: z.enum(['written', 'celsius', 'fahrenheit', 'gas']).catch('written'),
  }),
)

export const manageLabels = preferencesSection('manageLabels', z.object({ showCreatedAt: on }))

export const cookTextSizes = ['small', 'medium', 'large', 'huge'] as const

/** How a step stands on the screen while one cooks from it. */
export const cookMode = preferencesSection('cookMode', z.object({ textSize: z.enum(cookTextSizes).catch('medium') }))

/** Paper of whoever writes in inches. */
const usualPaper = () => (/-(?:US|CA|MX|PH)$/.test(navigator.language) ? 'letter' : 'a4')

/** How recipes were set on paper last. */
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
