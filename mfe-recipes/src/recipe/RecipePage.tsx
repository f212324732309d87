import { getRecipe } from '@potluck/api/recipes'
import type { Language } from '@potluck/cooking/language'
import { Answered, BackButton } from '@potluck/parts'
import { useRefetchOn } from '@potluck/platform/answers'
import { paths } from '@potluck/platform/paths'
import { PageLayout, SkeletonScreen, type SkeletonScreenProps } from '@potluck/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { lastRecipe } from '../book/last-recipe.ts'
import { isMissing, useLostKitchen } from '../book/useLostKitchen.ts'
import { useRecipe } from '../book/useRecipe.ts'
import { useRecipeFaces } from '../book/useRecipeFaces.tsx'
import { ChangeNoteArea } from '../changes/ChangeNoteArea.tsx'
import { useBookChanges } from '../changes/useBookChanges.ts'
import { loadKitchenWords, useKitchenWords } from '../recipe-text/useKitchenWords.ts'
import { BesideList } from './beside/BesideList.tsx'
import { CookBar } from './CookBar.tsx'
import { loadMenu, RecipeHeaderActions } from './RecipeHeaderActions.tsx'
import { loadAbout, RecipeView } from './RecipeView.tsx'
import { sampleScreens } from './samples/load-samples.ts'

/**
 * Cook mode loads after the recipe page, with which it shares most of its code. If both were prefetched together,
 * webpack would split them into more files, and reading a recipe would cost more requests.
 */
export const loadCookMode = () => import('../cook/CookMode.tsx').then((module) => module.CookMode)

/** Samples load after the recipe page for the same reason. */
export { sampleScreens }

/** Loads the other code that a recipe and cook mode need. */
export const loadParts = (language: Language): Promise<unknown> =>
  Promise.all([loadKitchenWords(language), loadAbout(), loadMenu(), loadCookMode()])

/** Changes by others and by other devices: the recipe, and the access to it. */
const news = ['recipes:changed', 'book:changed', 'kitchen:changed', 'kitchen:removed'] as const

/** The page of a recipe. */
export function RecipePage() {
  const { t } = useTranslation('recipes')
  const { recipeId = '' } = useParams()
  const answer = useRecipe(recipeId)
  useEffect(() => lastRecipe.set(recipeId), [recipeId])
  useRefetchOn(news, getRecipe)
  const { data: recipe } = answer
  const [openedAt] = useState(() => Date.now())
  const isHidden = useLostKitchen(recipe, isMissing(answer.error))
  const wasThere = recipe !== undefined && !isHidden && answer.dataUpdatedAt >= openedAt
  // A deleted recipe can be neither edited nor cooked.
  const isGone = !wasThere && isMissing(answer.error)
  const changes = useBookChanges(paths.recipe(recipeId))
  const hasChanges = changes.waiting.length + changes.refused.length > 0
  const { gone, failed } = useRecipeFaces()
  const words = useKitchenWords(recipe ? `${recipe.yield}\n${recipe.ingredients}` : '')
  const hasHeading = recipe !== undefined && words !== undefined && !isGone
  const loading: SkeletonScreenProps = { label: t('recipe.loading'), shape: 'recipe' }
  return (
    <BesideList recipeId={recipeId} recipe={recipe}>
      <PageLayout
        title={hasHeading ? null : t('recipe.title')}
        titleHidden
        leading={<BackButton otherwise={paths.home()} />}
        actions={recipe && !isGone && <RecipeHeaderActions key={recipeId} recipe={recipe} />}
        // On a phone, a bar below the ingredients within reach of the thumb.
        mainAction={recipe && !isGone && <CookBar recipe={recipe} />}
      >
        {hasChanges && <ChangeNoteArea recipeId={recipeId} {...changes} />}
        {/* Cook mode stays open if the recipe is deleted elsewhere. */}
        <Answered answer={answer} loading={loading} failed={failed} gone={wasThere ? undefined : gone}>
          {(loaded) =>
            words ? <RecipeView key={recipeId} recipe={loaded} words={words} /> : <SkeletonScreen {...loading} />
          }
        </Answered>
      </PageLayout>
    </BesideList>
  )
}
