import type { Recipe } from '@potluck/api/recipes'
import { RecipePicker } from '@potluck/parts/RecipePicker'
import { useTranslation } from 'react-i18next'
import { useLinkRecipe } from './useLinkRecipe.ts'

interface Props {
  readonly recipe: Recipe
  readonly onClose: () => void
}

/** Links another recipe of the same book as an ingredient. A cycle is refused. */
export function LinkRecipeDialog({ recipe, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const link = useLinkRecipe(recipe)
  return (
    <RecipePicker
      title={t('linked.add')}
      kitchenId={recipe.kitchenId}
      own={false}
      onPick={({ id, title }) => {
        onClose()
        void link({ id, title })
      }}
      onClose={onClose}
    />
  )
}
