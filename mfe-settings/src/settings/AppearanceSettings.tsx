import { languageRow } from '@potluck/cooking/language'
import { useHost } from '@potluck/platform/HostProvider'
import { useGlobalPreferences } from '@potluck/platform/hooks'
import { Stack } from '@potluck/ui'
import { SegmentedControl, SelectField, SwitchRow } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'

const fontSizes = ['1rem', '14px', '16px', '18px', '20px', '22px', '24px'] as const
const themes = ['default', 'light', 'dark'] as const

/** Language, theme, size of text and the menu; each takes effect at once and is kept on this device. */
export function AppearanceSettings() {
  const { t } = useTranslation('settings')
  const { preferences, offeredLanguages } = useHost()
  const { language, theme, fontSize, enableSplitPane } = useGlobalPreferences()
  return (
    <Stack gap={5}>
      <SelectField
        label={t('appearance.language')}
        value={language ?? 'browser'}
        options={[
          { value: 'browser', label: t('appearance.browserLanguage') },
          ...offeredLanguages.map((offered) => ({ value: offered, label: languageRow(offered).name })),
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
        value={fontSize}
        options={fontSizes.map((value) => ({ value, label: value === '1rem' ? t('appearance.browserSize') : value }))}
        onChange={(chosen) => preferences.update('global', { fontSize: chosen })}
      />
      <SwitchRow
        label={t('appearance.splitPane')}
        description={t('appearance.splitPaneAbout')}
        checked={enableSplitPane}
        onChange={(on) => preferences.update('global', { enableSplitPane: on })}
      />
    </Stack>
  )
}
