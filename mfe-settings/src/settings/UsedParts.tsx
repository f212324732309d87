import { useHost } from '@potluck/platform/HostProvider'
import { useGlobalPreferences, useStore } from '@potluck/platform/hooks'
import { inLanguage } from '@potluck/platform/in-language'
import type { MenuSwitch } from '@potluck/platform/menus'
import { isUsed } from '@potluck/platform/used-parts'
import { Stack } from '@potluck/ui'
import { SwitchRow } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'

/**
 * Switches for features, in the order of the menu. A switched-off feature is not in the menu and not loaded; its data
 * stays.
 */
export function UsedParts() {
  const { t } = useTranslation('settings')
  const host = useHost()
  const language = useStore(host.language)
  const used = useGlobalPreferences()
  const switches = new Map<string, MenuSwitch>()
  for (const entry of useStore(host.menu).toSorted((a, b) => a.order - b.order))
    if (entry.switch && !switches.has(entry.switch.name)) switches.set(entry.switch.name, entry.switch)
  if (switches.size === 0) return null
  return (
    <SettingsGroup title={t('uses.title')} of="controls">
      <Stack gap={4}>
        {[...switches.values()].map((part) => {
          const { title, about } = inLanguage(part.words, language)
          return (
            <SwitchRow
              key={part.name}
              label={title}
              description={about}
              checked={isUsed(used, { switch: part })}
              onChange={(on) => host.preferences.update('global', { [part.name]: on })}
            />
          )
        })}
      </Stack>
    </SettingsGroup>
  )
}
