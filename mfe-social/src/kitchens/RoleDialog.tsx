import { kitchenRoles, roleOf } from '@potluck/api/kitchen-roles'
import { changeKitchenRole, type Kitchen } from '@potluck/api/kitchens'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useCall } from '@potluck/platform/answers'
import { useForm } from '@potluck/platform/useForm'
import { Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import type { KitchenMember } from './kitchen-types.ts'
import { isOnProfileOf } from './on-profile-of.ts'
import { RoleField } from './RoleField.tsx'
import { useFailureWords } from './useFailureWords.ts'
import { kitchenAnswers } from './useKitchenCall.ts'

interface Props {
  readonly kitchen: Kitchen
  readonly member: KitchenMember
  readonly onClose: () => void
}

/** Gives a member of a kitchen another role. */
export function RoleDialog({ kitchen, member, onClose }: Props) {
  const { t } = useTranslation('social')
  const why = useFailureWords()
  const { id: personId, name } = member.person
  const before = roleOf(member.role)
  const changing = useCall(changeKitchenRole, { changes: kitchenAnswers })
  const form = useForm({
    initial: { role: before },
    async submit({ role }) {
      await changing.mutateAsync({ params: { id: kitchen.id, personId }, body: { role } })
    },
    explain: (error) => ({ problem: why(error) }),
    onDone: onClose,
  })
  const { role } = form.values
  const isOwnerNoMore = before === 'owner' && role !== 'owner'
  const ends = [
    ...(isOwnerNoMore ? (['noOwnerAnyMore'] as const) : []),
    ...(before !== 'reader' && role === 'reader' ? (['noCookAnyMore'] as const) : []),
    ...(isOwnerNoMore && isOnProfileOf(kitchen, personId) ? (['offProfile'] as const) : []),
  ]
  return (
    <FormDialog title={t('kitchens.changeRoleOf', { name })} form={form} onClose={onClose}>
      <RoleField
        label={t('kitchens.roleOf', { name })}
        roles={kitchenRoles}
        value={role}
        onChange={(chosen) => form.set({ role: chosen })}
      />
      <Stack gap={2} role="status">
        {ends.map((sentence) => (
          <Text key={sentence} size="small" tone="soft">
            {t(`kitchens.${sentence}`, { name })}
          </Text>
        ))}
      </Stack>
    </FormDialog>
  )
}
