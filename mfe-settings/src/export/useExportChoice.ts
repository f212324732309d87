import { listLabels } from '@potluck/api/labels'
import { inBook } from '@potluck/api/of-book'
import { getRecipe } from '@potluck/api/recipes'
import { useAnswer } from '@potluck/platform/answers'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

/** Which recipes the address names. */
interface ExportChoice {
  /** The kitchen of whose book they are; undefined where the address names none. */
  readonly kitchenId: string | undefined
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
  const kitchenId = search.get('kitchen') ?? undefined
  const [only] = recipeIds.length === 1 ? recipeIds : []
  const recipe = useAnswer(getRecipe, only === undefined ? null : { params: { id: only } })
  const labels = useAnswer(listLabels, labelId === null ? null : inBook(kitchenId))
  if (recipeIds.length > 0) {
    const name =
      only === undefined
        ? t('export.chosen', { count: recipeIds.length })
        : t('export.ofRecipe', { title: recipe.data?.title ?? '…' })
    return { kitchenId, query: { recipeIds: recipeIds.join(',') }, name, isGone: recipe.isError }
  }
  if (labelId === null) return { kitchenId, query: {}, name: null, isGone: false }
  const label = labels.data?.find(({ id }) => id === labelId)
  const name = t('export.ofLabel', { title: label?.title ?? '…' })
  return { kitchenId, query: { labelId }, name, isGone: labels.data !== undefined && !label }
}
