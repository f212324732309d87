import { paths } from '@potluck/platform/paths'
import { onDemand, SkeletonScreen } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useKitchenWords } from '../../recipe-text/useKitchenWords.ts'
import { useSampleOfAddress } from './useSamples.ts'

const CookView = onDemand(() => import('../../cook/CookMode.tsx').then((module) => module.CookView), 'part')

/** Cook mode of a sample recipe. */
export function CookSamplePage() {
  const { t } = useTranslation('recipes')
  const sample = useSampleOfAddress()
  const recipe = sample?.recipe
  const words = useKitchenWords(recipe ? `${recipe.yield}\n${recipe.ingredients}\n${recipe.instructions}` : '')
  if (!sample) return <Navigate to={paths.samples()} replace />
  if (!words) return <SkeletonScreen label={t('recipe.loading')} shape="recipe" />
  return <CookView key={sample.id} recipe={sample.recipe} words={words} path={paths.sample(sample.id)} />
}
