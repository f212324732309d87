import { useHost } from '@potluck/platform/HostProvider'
import { useGlobalPreferences } from '@potluck/platform/hooks'
import { optionalParts } from '@potluck/platform/used-parts'
import { Stack } from '@potluck/ui'
import { SwitchRow } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'

/** What a cook may do without. What is switched off goes from the menu and is not loaded; nothing of it is deleted. */
export function UsedParts() {
  const { t } = useTranslation('settings')
  const { preferences } = useHost()
  const used = useGlobalPreferences()
  return (
    <Stack gap={4}>
      {optionalParts.map((part) => (
        <SwitchRow
          key={part}
          label={t(`uses.${part}.title`)}
          description={t(`uses.${part}.about`)}
          checked={used[part]}
          onChange={(on) => preferences.update('global', { [part]: on })}
        />
      ))}
    </Stack>
  )
}
