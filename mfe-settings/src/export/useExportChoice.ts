import { listLabels } from '@potluck/api/labels'
import { getRecipe } from '@potluck/api/recipes'
import { useAnswer } from '@potluck/platform/answers'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

/** Which recipes the address names. */
interface ExportChoice {
  /** As the export's address has it: empty for all. */
  readonly query: { readonly recipeIds?: string; readonly labelId?: string }
  /** The recipes in words; null for all. */
  readonly name: string | null
  /** Whether the label or recipe does not exist any more. */
  readonly isGone: boolean
}

/** The recipes or the label that the address names. */
export function useExportChoice(): ExportChoice {
  const { t } = useTranslation('settings')
  const [search] = useSearchParams()
  const recipeIds = search.get('recipes')?.split(',').filter(Boolean) ?? []
  const labelId = search.get('label')
  const [only] = recipeIds.length === 1 ? recipeIds : []
  const recipe = useAnswer(getRecipe, only === undefined ? null : { params: { id: only } })
  const labels = useAnswer(listLabels, labelId === null ? null : {})
  if (recipeIds.length > 0) {
    const name =
      only === undefined
        ? t('export.chosen', { count: recipeIds.length })
        : t('export.ofRecipe', { title: recipe.data?.title ?? '…' })
    return { query: { recipeIds: recipeIds.join(',') }, name, isGone: recipe.isError }
  }
  if (labelId === null) return { query: {}, name: null, isGone: false }
  const label = labels.data?.find(({ id }) => id === labelId)
  const name = t('export.ofLabel', { title: label?.title ?? '…' })
  return { query: { labelId }, name, isGone: labels.data !== undefined && !label }
}
