import { acceptKitchenLink } from '@potluck/api/kitchen-links'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { Button, Note } from '@potluck/ui'
import { IconUserCheck } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useFailureWords } from '../useFailureWords.ts'
import { kitchenAnswers } from '../useKitchenCall.ts'

/** The button by which a member joins a kitchen by its link and opens it, or why that failed. */
export function JoinKitchen({ secret }: { readonly secret: string }) {
  const { t } = useTranslation('social')
  const host = useHost()
  const why = useFailureWords()
  const joining = useCall(acceptKitchenLink, {
    changes: kitchenAnswers,
    onSuccess: ({ kitchenId }) => host.navigate(paths.kitchen(kitchenId), { replace: true }),
  })
  return (
    <>
      <Button
        variant="primary"
        icon={<IconUserCheck />}
        busy={joining.isPending}
        onClick={() => joining.mutate({ body: { secret, befriends: true } })}
      >
        {t('kitchenInvitation.join')}
      </Button>
      {joining.error && <Note tone="danger">{why(joining.error)}</Note>}
    </>
  )
}
