import { ApiError } from '@potluck/api/errors'
import { PageLayout, SkeletonScreen } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { BackButton } from '../book/BackButton.tsx'
import { RecipeUnavailable } from '../book/RecipeUnavailable.tsx'
import { useRecipe } from '../book/useRecipe.ts'
import { RecipeHeaderActions } from './RecipeHeaderActions.tsx'
import { RecipeView } from './RecipeView.tsx'
import { useKitchenWords } from './useKitchenWords.ts'

/** A recipe to cook from. The heading is there from the first moment, so that focus that went to it stays. */
export function RecipePage() {
  const { t } = useTranslation('recipes')
  const { recipeId = '' } = useParams()
  const { data: recipe, error, refetch } = useRecipe(recipeId)
  const words = useKitchenWords(recipe ? `${recipe.yield}\n${recipe.ingredients}` : '')
  const shown = recipe && words
  return (
    <PageLayout
      title={recipe?.title ?? t('recipe.title')}
      titleHidden
      leading={<BackButton />}
      actions={recipe && <RecipeHeaderActions recipe={recipe} />}
    >
      {shown && <RecipeView key={recipeId} recipe={recipe} words={words} />}
      {!shown && (recipe || !error) && <SkeletonScreen label={t('recipe.loading')} shape="recipe" />}
      {!recipe && error && (
        <RecipeUnavailable
          // 400: what stands in the address is no recipe's id.
          gone={error instanceof ApiError && (error.status === 404 || error.status === 400)}
          onRetry={() => void refetch()}
        />
      )}
    </PageLayout>
  )
}
