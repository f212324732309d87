import type { KitchenRole } from '@potluck/api/kitchen-roles'
import { Stack, Text } from '@potluck/ui'
import { SegmentedControl } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'

interface Props<Role extends KitchenRole> {
  readonly label: string
  readonly roles: readonly Role[]
  readonly value: Role
  readonly onChange: (role: Role) => void
}

/** One role of several, with a sentence on the chosen one. */
export function RoleField<Role extends KitchenRole>({ label, roles, value, onChange }: Props<Role>) {
  const { t } = useTranslation('social')
  return (
    <Stack gap={2}>
      <SegmentedControl
        label={label}
        labelShown
        wide
        segments={roles.map((role) => ({ value: role, label: t(`kitchens.role.${role}`) }))}
        value={value}
        onChange={onChange}
      />
      <Text size="small" tone="soft" role="status">
        {t(`kitchens.does.${value}`)}
      </Text>
    </Stack>
  )
}
