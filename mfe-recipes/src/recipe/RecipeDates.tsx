import type { Recipe } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

/** When the recipe came into the book, and when it was last changed. */
export function RecipeDates({ recipe: { createdAt, updatedAt } }: { readonly recipe: Recipe }) {
  const { t } = useTranslation('recipes')
  const language = useStore(useHost().language)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  const added = day.format(new Date(createdAt))
  const changed = day.format(new Date(updatedAt))
  return (
    <Text size="small" tone="soft">
      {t('recipe.added', { date: added })}
      {changed !== added && ` · ${t('recipe.changed', { date: changed })}`}
    </Text>
  )
}
