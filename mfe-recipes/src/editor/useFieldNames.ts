import { byName } from '@potluck/recipe/by-name'
import { type RecipeField, recipeFields } from '@potluck/recipe/fields'
import { useTranslation } from 'react-i18next'

/** Translated names of the fields of a recipe. */
export function useFieldNames(): Readonly<Record<RecipeField, string>> {
  const { t } = useTranslation('recipes')
  return byName(recipeFields, ({ name }) => t(`field.${name}`))
}
