import { useHost } from '@potluck/platform/HostProvider'
import { useSharedPreferences } from '@potluck/platform/hooks'
import { mealPlan } from '@potluck/platform/planning-preferences'
import { SegmentedControl } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'

/** The first day of the week, of plans and their cards. */
export function StartOfWeek() {
  const { t } = useTranslation('settings')
  const { preferences } = useHost()
  const { startOfWeek } = useSharedPreferences(mealPlan)
  return (
    <SegmentedControl
      label={t('startOfWeek.label')}
      labelShown
      wide
      value={startOfWeek}
      segments={[
        { value: 'monday', label: t('startOfWeek.monday') },
        { value: 'sunday', label: t('startOfWeek.sunday') },
      ]}
      onChange={(chosen) => preferences.update(mealPlan, { startOfWeek: chosen })}
    />
  )
}
