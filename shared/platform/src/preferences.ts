import { languages } from '@potluck/cooking/language'
import { z } from 'zod'

/** Screens whose smaller side is under this many pixels start with the list view (specification section 3). */
const smallScreen = 440

/**
 * What a cook can set, with the defaults of specification section 3. Every field falls back alone, so that one
 * value of an older version never costs the others.
 */
export function preferencesSchema(smallerScreenSide: number) {
  const section = <S extends z.ZodRawShape>(shape: S) => z.object(shape).prefault({} as z.input<z.ZodObject<S>>)
  const on = z.boolean().default(true).catch(true)
  const off = z.boolean().default(false).catch(false)
  const oneOf = <const V extends readonly [string, ...string[]]>(values: V, standard: V[number]) =>
    z
      .enum(values)
      .default(standard as never)
      .catch(standard as never)

  return z.object({
    global: section({
      enableSplitPane: off,
      enableExperimentalOfflineCache: off,
      language: z.enum(languages).nullable().default(null).catch(null),
      fontSize: oneOf(['1rem', '14px', '16px', '18px', '20px', '22px', '24px'], '1rem'),
      theme: oneOf(['default', 'light', 'dark'], 'default'),
    }),
    myRecipes: section({
      enableLabelIntersection: off,
      showLabels: on,
      showLabelChips: off,
      showImages: on,
      showSource: off,
      showRecipeDescription: on,
      viewType: oneOf(['list', 'tiles'], smallerScreenSide < smallScreen ? 'list' : 'tiles'),
      sortBy: z
        .preprocess(
          (value) => (value === '-title' ? 'title' : value),
          z.enum(['title', 'createdAt', '-createdAt', 'updatedAt', '-updatedAt']),
        )
        .default('title')
        .catch('title'),
      includeFriends: oneOf(['no', 'search', 'browse', 'yes'], 'no'),
    }),
    recipeDetails: section({ enableWakeLock: on }),
    manageLabels: section({ showCreatedAt: on }),
    mealPlan: section({ showAddedBy: off, showAddedOn: off, startOfWeek: oneOf(['monday', 'sunday'], 'monday') }),
    shoppingList: section({
      sortBy: oneOf(['title', 'createdAt', '-createdAt'], '-createdAt'),
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
