import { getRecipe } from '@potluck/api/recipes'
import { Answered, BackButton } from '@potluck/parts'
import { useRefetchOn } from '@potluck/platform/answers'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, PageLayout, SkeletonScreen, type SkeletonScreenProps } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isMissing, useLostKitchen } from '../book/useLostKitchen.ts'
import { useRecipe } from '../book/useRecipe.ts'
import { useRecipeFaces } from '../book/useRecipeFaces.tsx'
import { useKitchenWords } from '../recipe-text/useKitchenWords.ts'
import { CookView } from './CookView.tsx'

export { CookView }

/** The recipe may be lost: the live channel says so, or the server when it is back. */
const news = ['kitchen:removed', 'live:connected'] as const

/** Cook mode of a recipe. It stays open if the recipe is deleted elsewhere, but not for whoever is in its kitchen no more. */
export function CookMode() {
  const { t } = useTranslation('recipes')
  const { recipeId = '' } = useParams()
  const answer = useRecipe(recipeId)
  const { data: recipe } = answer
  useRefetchOn(news, getRecipe)
  const isLost = useLostKitchen(recipe, isMissing(answer.error))
  const { gone, failed } = useRecipeFaces()
  const words = useKitchenWords(recipe ? `${recipe.yield}\n${recipe.ingredients}\n${recipe.instructions}` : '')
  if (isLost) return <LostKitchen />
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

/** In place of the steps, for whoever is in the kitchen no more. */
function LostKitchen() {
  const { t } = useTranslation('recipes')
  useTitle(t('cook.title'))
  return (
    <PageLayout title={t('cook.title')} titleHidden leading={<BackButton otherwise={paths.list('main')} />}>
      <EmptyState
        picture="pot"
        title={t('cook.lostKitchen')}
        action={<LinkButton href={href(paths.list('main'))}>{t('recipe.toBook')}</LinkButton>}
      >
        {t('cook.lostKitchenHint')}
      </EmptyState>
    </PageLayout>
  )
}
