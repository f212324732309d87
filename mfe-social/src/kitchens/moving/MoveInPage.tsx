import { getKitchen } from '@potluck/api/kitchens'
import { Answered, BackLink } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { PageLayout } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { ChooseRecipes } from './ChooseRecipes.tsx'
import { FollowMove } from './FollowMove.tsx'

const noRecipes: readonly string[] = []

/** The page on which a member brings recipes of their own book into a kitchen: the choice, then the progress and result. */
export function MoveInPage() {
  const { t } = useTranslation('social')
  const { kitchenId = '' } = useParams()
  const [search] = useSearchParams()
  const kitchen = useAnswer(getKitchen, { params: { id: kitchenId } })
  useTitle(t('moveIn.title'))
  const jobId = search.get('job')
  const chosenIds = search.get('recipes')?.split(',') ?? noRecipes
  return (
    <PageLayout
      title={t('moveIn.title')}
      leading={<BackLink href={href(paths.kitchen(kitchenId))} label={kitchen.data?.name ?? t('kitchens.title')} />}
      width="reading"
    >
      <Answered
        answer={kitchen}
        loading={{ label: t('kitchens.opening'), shape: 'rows', count: 3 }}
        failed={{ title: t('kitchens.openFailed'), safe: t('people.safe') }}
      >
        {(data) =>
          jobId === null ? (
            <ChooseRecipes kitchen={data} chosenIds={chosenIds} />
          ) : (
            <FollowMove kitchen={data} jobId={jobId} />
          )
        }
      </Answered>
    </PageLayout>
  )
}
