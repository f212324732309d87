import { BackButton } from '@potluck/parts'
import { paths } from '@potluck/platform/paths'
import { Button, PageLayout, SkeletonScreen } from '@potluck/ui'
import { EmptyState, RecipeImage } from '@potluck/ui/content'
import { IconBookmarkPlus } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { CookLink } from '../../cook/CookLink.tsx'
import { useKitchenWords } from '../../recipe-text/useKitchenWords.ts'
import { RecipeView } from '../RecipeView.tsx'
import classes from './SamplePage.module.css'
import { useCopySample } from './useCopySample.ts'
import { useSampleOfAddress } from './useSamples.ts'

/** A sample recipe, which the cook may keep. */
export function SamplePage() {
  const { t } = useTranslation('recipes')
  const sample = useSampleOfAddress()
  const words = useKitchenWords(sample ? `${sample.recipe.yield}\n${sample.recipe.ingredients}` : '')
  const { copy, isCopying } = useCopySample()
  const back = <BackButton otherwise={paths.samples()} />
  if (!sample) {
    return (
      <PageLayout title={t('samples.title')} leading={back}>
        <EmptyState picture="book" title={t('samples.gone')} />
      </PageLayout>
    )
  }
  const { id, recipe } = sample
  return (
    <PageLayout
      title={words ? null : t('recipe.title')}
      titleHidden
      leading={back}
      mainAction={
        <div className={classes.bar}>
          <CookLink recipePath={paths.sample(id)} />
          <Button icon={<IconBookmarkPlus />} busy={isCopying} onClick={() => copy(recipe)}>
            {t('samples.keep')}
          </Button>
        </div>
      }
    >
      {words ? (
        <RecipeView
          key={id}
          recipe={recipe}
          words={words}
          picture={<RecipeImage title={recipe.title} className={classes.picture} />}
          hasAbout={false}
        />
      ) : (
        <SkeletonScreen label={t('recipe.loading')} shape="recipe" />
      )}
    </PageLayout>
  )
}
