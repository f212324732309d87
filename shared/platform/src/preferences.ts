import { languages } from '@potluck/cooking/language'
import { z } from 'zod'

/** Screens whose smaller side is under this many pixels start with the list view (specification section 3). */
const smallScreen = 440

/**
 * What a cook can set, with the defaults of specification section 3. Every field falls back alone, so that one
 * value of an older version never costs the others.
 */
export function preferencesSchema(smallerScreenSide: number) {
  const on = z.boolean().catch(true)
  const off = z.boolean().catch(false)
  /** A section that is not even an object starts from its defaults. */
  const section = <S extends z.ZodRawShape>(shape: S) => {
    const fields = z.object(shape)
    return fields.catch(() => fields.parse({}))
  }

  return z.object({
    global: section({
      enableSplitPane: off,
      enableExperimentalOfflineCache: off,
      language: z.enum(languages).nullable().catch(null),
      fontSize: z.enum(['1rem', '14px', '16px', '18px', '20px', '22px', '24px']).catch('1rem'),
      theme: z.enum(['default', 'light', 'dark']).catch('default'),
    }),
    myRecipes: section({
      enableLabelIntersection: off,
      showLabels: on,
      showLabelChips: off,
      showImages: on,
      showSource: off,
      showRecipeDescription: on,
      viewType: z.enum(['list', 'tiles']).catch(smallerScreenSide < smallScreen ? 'list' : 'tiles'),
      sortBy: z
        .preprocess(
          (value) => (value === '-title' ? 'title' : value),
          z.enum(['title', 'createdAt', '-createdAt', 'updatedAt', '-updatedAt']),
        )
        .catch('title'),
      includeFriends: z.enum(['no', 'search', 'browse', 'yes']).catch('no'),
    }),
    recipeDetails: section({ enableWakeLock: on }),
    manageLabels: section({ showCreatedAt: on }),
    mealPlan: section({
      showAddedBy: off,
      showAddedOn: off,
      startOfWeek: z.enum(['monday', 'sunday']).catch('monday'),
    }),
    shoppingList: section({
      sortBy: z.enum(['title', 'createdAt', '-createdAt']).catch('-createdAt'),
      showAddedBy: off,
      showAddedOn: off,
      showRecipeTitle: on,
      preferDelete: off,
      groupSimilar: on,
      groupCategories: on,
    }),
  })
}

export type Preferences = z.output<ReturnType<typeof preferencesSchema>>
