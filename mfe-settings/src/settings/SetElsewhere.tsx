import { useHost } from '@potluck/platform/HostProvider'
import { useGlobalPreferences, useStore } from '@potluck/platform/hooks'
import { inLanguage } from '@potluck/platform/in-language'
import { isUsed } from '@potluck/platform/used-parts'
import { DrawnIcon } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { LinkRows } from '../groups/LinkRows.tsx'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'

/** Links to settings on other screens, without features that the cook has switched off. */
export function SetElsewhere() {
  const { t } = useTranslation('settings')
  const host = useHost()
  const language = useStore(host.language)
  const preferences = useGlobalPreferences()
  const rows = useStore(host.menu)
    .filter((entry) => isUsed(preferences, entry))
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ path, settings = [] }) =>
      settings.map(({ icon, words }) => ({
        ...inLanguage(words, language),
        path,
        icon: <DrawnIcon outlines={icon} />,
      })),
    )
  if (rows.length === 0) return null
  return (
    <SettingsGroup title={t('elsewhere.title')} of="rows">
      <LinkRows rows={rows} />
    </SettingsGroup>
  )
}
