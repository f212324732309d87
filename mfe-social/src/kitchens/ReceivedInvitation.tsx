import { roleOf } from '@potluck/api/kitchen-roles'
import { joinKitchen, listKitchens, uninviteFromKitchen } from '@potluck/api/kitchens'
import { useUndoable } from '@potluck/parts'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { Button, Card, Heading, Row, Stack, Text } from '@potluck/ui'
import { Avatar } from '@potluck/ui/content'
import { IconUserCheck } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import type { KitchenInvitation } from './kitchen-types.ts'
import { useKitchenCall } from './useKitchenCall.ts'

/** A card of an invitation into a kitchen, with buttons to join and to decline. */
export function ReceivedInvitation({ invitation }: { readonly invitation: KitchenInvitation }) {
  const { t } = useTranslation('social')
  const { kitchen, from, role } = invitation
  const { account } = useSession()
  const host = useHost()
  const undoable = useUndoable()
  const joining = useKitchenCall(joinKitchen)
  // useUndoable reports a failure.
  const declining = useCall(uninviteFromKitchen, { changes: [listKitchens] })

  const join = () =>
    joining.mutate(
      { params: { id: kitchen.id }, query: { befriends: 'true' } },
      { onSuccess: () => host.navigate(paths.kitchen(kitchen.id)) },
    )

  function decline() {
    if (!account) return
    undoable({
      id: kitchen.id,
      done: t('kitchens.declined', { kitchen: kitchen.name }),
      failed: t('kitchens.declineFailed'),
      remove: () => declining.mutateAsync({ params: { id: kitchen.id, personId: account.id } }),
    })
  }

  return (
    <Card>
      <Stack gap={4}>
        <Row gap={3} nowrap>
          <Avatar name={from.name} />
          <div>
            <Heading level={3} size="small">
              <bdi>{kitchen.name}</bdi>
            </Heading>
            <Text size="small" tone="soft">
              {t('kitchens.from', { name: from.name })} {t(`kitchens.youAs.${roleOf(role)}`)}{' '}
              {t('kitchenInvitation.friends')}
            </Text>
          </div>
        </Row>
        <Row>
          <Button
            variant="primary"
            icon={<IconUserCheck />}
            busy={joining.isPending}
            aria-label={t('kitchens.joinName', { kitchen: kitchen.name })}
            onClick={join}
          >
            {t('kitchens.join')}
          </Button>
          <Button variant="quiet" aria-label={t('kitchens.declineName', { kitchen: kitchen.name })} onClick={decline}>
            {t('kitchens.decline')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
