import type { Recipe } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts'
import { Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

/** When the recipe came into the book, and when it was last changed. */
export function RecipeDates({ recipe: { createdAt, updatedAt } }: { readonly recipe: Recipe }) {
  const { t } = useTranslation('recipes')
  const { date } = useFormats()
  const added = date(createdAt)
  const changed = date(updatedAt)
  return (
    <Text size="small" tone="soft">
      {t('recipe.added', { date: added })}
      {changed !== added && ` · ${t('recipe.changed', { date: changed })}`}
    </Text>
  )
}
