import { ApiError } from '@potluck/api/errors'
import { PageLayout, SkeletonScreen } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { BackButton } from '../book/BackButton.tsx'
import { RecipeUnavailable } from '../book/RecipeUnavailable.tsx'
import { useRecipe } from '../book/useRecipe.ts'
import { RecipeView } from './RecipeView.tsx'

/** A recipe to cook from. */
export function RecipePage() {
  const { t } = useTranslation('recipes')
  const { recipeId = '' } = useParams()
  const recipe = useRecipe(recipeId)
  if (recipe.data) return <RecipeView key={recipeId} recipe={recipe.data} />

  return (
    <PageLayout title={t('recipe.title')} titleHidden leading={<BackButton />}>
      {recipe.error ? (
        <RecipeUnavailable
          // 400: what stands in the address is no recipe's id.
          gone={recipe.error instanceof ApiError && (recipe.error.status === 404 || recipe.error.status === 400)}
          onRetry={() => void recipe.refetch()}
        />
      ) : (
        <SkeletonScreen label={t('recipe.loading')} shape="recipe" />
      )}
    </PageLayout>
  )
}
