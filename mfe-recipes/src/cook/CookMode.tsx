import { Answered, BackButton } from '@potluck/parts'
import { paths } from '@potluck/platform/paths'
import { PageLayout, SkeletonScreen, type SkeletonScreenProps } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useRecipe } from '../book/useRecipe.ts'
import { useRecipeFaces } from '../book/useRecipeFaces.tsx'
import { useKitchenWords } from '../recipe-text/useKitchenWords.ts'
import { CookView } from './CookView.tsx'

/** Cook mode of a recipe. It stays open if the recipe is deleted elsewhere. */
export function CookMode() {
  const { t } = useTranslation('recipes')
  const { recipeId = '' } = useParams()
  const answer = useRecipe(recipeId)
  const { data: recipe } = answer
  const { gone, failed } = useRecipeFaces()
  const words = useKitchenWords(recipe ? `${recipe.yield}\n${recipe.ingredients}\n${recipe.instructions}` : '')
  if (recipe && words) return <CookView key={recipeId} recipe={recipe} words={words} />

  const loading: SkeletonScreenProps = { label: t('recipe.loading'), shape: 'text' }
  return (
    <PageLayout title={t('cook.title')} leading={<BackButton otherwise={paths.recipe(recipeId)} />}>
      <Answered answer={answer} loading={loading} failed={failed} gone={gone}>
        {() => <SkeletonScreen {...loading} />}
      </Answered>
    </PageLayout>
  )
}
