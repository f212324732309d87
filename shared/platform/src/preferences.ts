import { languages } from '@potluck/cooking/language'
import * as z from 'zod/mini'

/** Screens whose smaller side is under this many pixels start with the list view (specification section 3). */
const smallScreen = 440

/**
 * What a cook can set, with the defaults of specification section 3. Every field falls back alone, so that one
 * value of an older version never costs the others.
 */
export function preferencesSchema(smallerScreenSide: number) {
  const on = z.catch(z.boolean(), true)
  const off = z.catch(z.boolean(), false)
  /** A section that is not even an object starts from its defaults. */
  const section = <S extends z.core.$ZodShape>(shape: S) => {
    const fields = z.object(shape)
    return z.catch(fields, () => fields.parse({}))
  }

  return z.object({
    global: section({
      enableSplitPane: off,
      enableExperimentalOfflineCache: off,
      language: z.catch(z.nullable(z.enum(languages)), null),
      fontSize: z.catch(z.enum(['1rem', '14px', '16px', '18px', '20px', '22px', '24px']), '1rem'),
      theme: z.catch(z.enum(['default', 'light', 'dark']), 'default'),
    }),
    myRecipes: section({
      enableLabelIntersection: off,
      showLabels: on,
      showLabelChips: off,
      showImages: on,
      showSource: off,
      showRecipeDescription: on,
      viewType: z.catch(z.enum(['list', 'tiles']), smallerScreenSide < smallScreen ? 'list' : 'tiles'),
      sortBy: z.catch(
        z.pipe(
          z.transform((value) => (value === '-title' ? 'title' : value)),
          z.enum(['title', 'createdAt', '-createdAt', 'updatedAt', '-updatedAt']),
        ),
        'title',
      ),
      includeFriends: z.catch(z.enum(['no', 'search', 'browse', 'yes']), 'no'),
    }),
    recipeDetails: section({ enableWakeLock: on }),
    manageLabels: section({ showCreatedAt: on }),
    mealPlan: section({
      showAddedBy: off,
      showAddedOn: off,
      startOfWeek: z.catch(z.enum(['monday', 'sunday']), 'monday'),
    }),
    shoppingList: section({
      sortBy: z.catch(z.enum(['title', 'createdAt', '-createdAt']), '-createdAt'),
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
