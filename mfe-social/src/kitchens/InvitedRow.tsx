import { roleOf } from '@potluck/api/kitchen-roles'
import { type Kitchen, uninviteFromKitchen } from '@potluck/api/kitchens'
import { Button } from '@potluck/ui'
import { Avatar, ListRow } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import { useKitchenCall } from './useKitchenCall.ts'

interface Props {
  readonly kitchen: Kitchen
  readonly invited: Kitchen['invited'][number]
}

/** Somebody who is invited into a kitchen; owners can take that back. */
export function InvitedRow({ kitchen, invited }: Props) {
  const { t } = useTranslation('social')
  const { id: personId, name } = invited.person
  const takingBack = useKitchenCall(uninviteFromKitchen)
  return (
    <ListRow
      leading={<Avatar name={name} />}
      title={<bdi>{name}</bdi>}
      subtitle={`${t(`kitchens.role.${roleOf(invited.role)}`)} · ${t('kitchens.askedBy', { name: invited.from.name })}`}
      trailing={
        roleOf(kitchen.role) === 'owner' && (
          <Button
            busy={takingBack.isPending}
            aria-label={t('kitchens.takeBackFrom', { name })}
            onClick={() => takingBack.mutate({ params: { id: kitchen.id, personId } })}
          >
            {t('invite.takeBack')}
          </Button>
        )
      }
    />
  )
}
