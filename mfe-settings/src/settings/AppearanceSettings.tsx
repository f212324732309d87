import { languageRow } from '@potluck/cooking/language'
import { useHost } from '@potluck/platform/HostProvider'
import { useGlobalPreferences } from '@potluck/platform/hooks'
import { Stack } from '@potluck/ui'
import { SegmentedControl, SelectField, SwitchRow } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { OfflineSettings } from './OfflineSettings.tsx'
import { useWideWindow } from './useWideWindow.ts'

const fontSizes = [
  { size: '1rem', name: 'browser' },
  { size: '14px', name: 'small' },
  { size: '16px', name: 'normal' },
  { size: '18px', name: 'large' },
  { size: '20px', name: 'larger' },
  { size: '22px', name: 'veryLarge' },
  { size: '24px', name: 'largest' },
] as const
const themes = ['default', 'light', 'dark'] as const

/** Language, theme, size of text and the menu; each takes effect immediately and is stored on this device. */
export function AppearanceSettings() {
  const { t } = useTranslation('settings')
  const { preferences, offeredLanguages, showTutorial, flags } = useHost()
  const isWide = useWideWindow()
  const { language, theme, fontSize, enableSplitPane } = useGlobalPreferences()
  return (
    <Stack gap={5}>
      <SelectField
        label={t('appearance.language')}
        description={t('appearance.languageAbout')}
        value={language ?? 'browser'}
        options={[
          { value: 'browser', label: t('appearance.browserLanguage') },
          ...offeredLanguages.map((offered) => ({ value: offered, label: languageRow(offered).name, lang: offered })),
        ]}
        onChange={(chosen) => preferences.update('global', { language: chosen === 'browser' ? null : chosen })}
      />
      <SegmentedControl
        label={t('appearance.theme')}
        labelShown
        wide
        value={theme}
        segments={themes.map((value) => ({ value, label: t(`appearance.themes.${value}`) }))}
        onChange={(chosen) => preferences.update('global', { theme: chosen })}
      />
      <SelectField
        label={t('appearance.fontSize')}
        description={t('appearance.fontSizeAbout')}
        value={fontSize}
        options={fontSizes.map(({ size, name }) => ({ value: size, label: t(`appearance.sizes.${name}`) }))}
        onChange={(chosen) => preferences.update('global', { fontSize: chosen })}
      />
      {/* In a narrow window it would change nothing that is seen. */}
      {isWide && (
        <SwitchRow
          label={t('appearance.splitPane')}
          description={t('appearance.splitPaneAbout')}
          checked={enableSplitPane}
          onChange={(on) => {
            preferences.update('global', { enableSplitPane: on })
            if (on) showTutorial('splitPaneView')
          }}
        />
      )}
      {flags.enableExperimentalOfflineCache && <OfflineSettings />}
    </Stack>
  )
}
