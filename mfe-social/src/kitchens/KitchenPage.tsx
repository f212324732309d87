import { getKitchen } from '@potluck/api/kitchens'
import { Answered, BackLink } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { ErrorState, LinkButton, PageLayout } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { OpenKitchen } from './OpenKitchen.tsx'
import { useFollowKitchens } from './useKitchensAndInvitations.ts'
import { useLeaveKitchenPage } from './useLeaveKitchenPage.ts'

/** The page of a kitchen, with its loading and error states. */
export function KitchenPage() {
  const { t } = useTranslation('social')
  const { kitchenId = '' } = useParams()
  const kitchen = useAnswer(getKitchen, { params: { id: kitchenId } })
  const name = kitchen.data?.name
  useFollowKitchens()
  useTitle(name ?? t('kitchens.title'))
  const leavePage = useLeaveKitchenPage(kitchenId, name)
  const back = <BackLink href={href(paths.people())} label={t('people.title')} />
  return (
    <Answered
      answer={kitchen}
      loading={{ label: t('kitchens.opening'), shape: 'rows', count: 3 }}
      failed={{ title: t('kitchens.openFailed'), safe: t('people.safe') }}
      gone={
        <ErrorState
          title={t('kitchens.gone')}
          next={t('kitchens.goneWhy')}
          action={<LinkButton href={href(paths.home())}>{t('invitation.toRecipes')}</LinkButton>}
        />
      }
      frame={(face) => (
        <PageLayout title={t('kitchens.title')} leading={back} width="reading">
          {face}
        </PageLayout>
      )}
    >
      {(data) => <OpenKitchen kitchen={data} leading={back} onLeft={leavePage} />}
    </Answered>
  )
}
