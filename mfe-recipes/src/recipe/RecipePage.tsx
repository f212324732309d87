import { ApiError } from '@potluck/api/errors'
import type { Language } from '@potluck/cooking/language'
import { Answered, BackButton } from '@potluck/parts'
import { paths } from '@potluck/platform/paths'
import { PageLayout, SkeletonScreen, type SkeletonScreenProps } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useRecipe } from '../book/useRecipe.ts'
import { useRecipeFaces } from '../book/useRecipeFaces.tsx'
import { ChangeNoteArea } from '../changes/ChangeNoteArea.tsx'
import { useBookChanges } from '../changes/useBookChanges.ts'
import { CookLink } from '../cook/CookLink.tsx'
import { loadKitchenWords, useKitchenWords } from '../recipe-text/useKitchenWords.ts'
import { loadMenu, RecipeHeaderActions } from './RecipeHeaderActions.tsx'
import { loadAbout, RecipeView } from './RecipeView.tsx'

/**
 * Cook mode is fetched after the recipe's own screen, with which it shares most of its code: asked for beside it, webpack
 * would cut both into more files, and a recipe that is only read would pay for that.
 */
export const loadCookMode = () => import('../cook/CookMode.tsx').then((module) => module.CookMode)

/** Brings what else a recipe needs to stand on the screen, and to be cooked from. */
export const loadParts = (language: Language): Promise<unknown> =>
  Promise.all([loadKitchenWords(language), loadAbout(), loadMenu(), loadCookMode()])

/** A recipe to cook from. The heading is there from the first moment, so that focus that went to it stays. */
export function RecipePage() {
  const { t } = useTranslation('recipes')
  const { recipeId = '' } = useParams()
  const answer = useRecipe(recipeId)
  const { data: recipe } = answer
  const [openedAt] = useState(() => Date.now())
  const wasThere = recipe !== undefined && answer.dataUpdatedAt >= openedAt
  // What is shown as gone is not edited or cooked from either.
  const isGone = !wasThere && answer.error instanceof ApiError && answer.error.status === 404
  const bookChanges = useBookChanges(paths.recipe(recipeId))
  const hasChanges = bookChanges.waiting.length + bookChanges.refused.length > 0
  const { gone, failed } = useRecipeFaces()
  const words = useKitchenWords(recipe ? `${recipe.yield}\n${recipe.ingredients}` : '')
  const loading: SkeletonScreenProps = { label: t('recipe.loading'), shape: 'recipe' }
  return (
    <PageLayout
      title={recipe?.title ?? t('recipe.title')}
      titleHidden
      leading={<BackButton otherwise={paths.home()} />}
      actions={recipe && !isGone && <RecipeHeaderActions key={recipeId} recipe={recipe} words={words} />}
      // On a phone a bar of its own under the ingredients, where the thumb is.
      mainAction={recipe && !isGone && recipe.instructions.trim() !== '' && <CookLink recipeId={recipeId} />}
    >
      {hasChanges && <ChangeNoteArea recipeId={recipeId} {...bookChanges} />}
      {/* Whoever cooks from a recipe that is deleted elsewhere cooks on. */}
      <Answered answer={answer} loading={loading} failed={failed} gone={wasThere ? undefined : gone}>
        {(known) =>
          words ? <RecipeView key={recipeId} recipe={known} words={words} /> : <SkeletonScreen {...loading} />
        }
      </Answered>
    </PageLayout>
  )
}
