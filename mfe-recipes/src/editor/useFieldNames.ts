import type { RecipeField } from '@potluck/api/changed-fields'
import { useTranslation } from 'react-i18next'

/** Translated names of the fields of a recipe. */
export function useFieldNames(): Readonly<Record<RecipeField, string>> {
  const { t } = useTranslation('recipes')
  return {
    title: t('field.title'),
    description: t('field.description'),
    yield: t('field.yield'),
    activeTime: t('field.activeTime'),
    totalTime: t('field.totalTime'),
    source: t('field.source'),
    url: t('field.url'),
    author: t('field.author'),
    nutrition: t('field.nutrition'),
    notes: t('field.notes'),
    ingredients: t('field.ingredients'),
    instructions: t('field.instructions'),
    rating: t('editor.rating'),
    labels: t('field.labels'),
    imageIds: t('editor.pictures'),
  }
}
