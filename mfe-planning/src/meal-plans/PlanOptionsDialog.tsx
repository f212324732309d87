import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences } from '@potluck/platform/hooks'
import { mealPlan } from '@potluck/platform/planning-preferences'
import { Stack } from '@potluck/ui'
import { SegmentedControl, SwitchRow } from '@potluck/ui/forms'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'

/** View settings of plans on this device. */
export function PlanOptionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('planning')
  const { preferences } = useHost()
  const settings = usePreferences(mealPlan)
  return (
    <Modal opened onClose={onClose} title={t('plan.viewTitle')} closeLabel={t('close')}>
      <Stack gap={4}>
        <SegmentedControl
          label={t('plan.startOfWeek')}
          labelShown
          value={settings.startOfWeek}
          onChange={(startOfWeek) => preferences.update(mealPlan, { startOfWeek })}
          segments={[
            { value: 'monday', label: t('plan.monday') },
            { value: 'sunday', label: t('plan.sunday') },
          ]}
        />
        <SwitchRow
          label={t('view.showAddedBy')}
          checked={settings.showAddedBy}
          onChange={(showAddedBy) => preferences.update(mealPlan, { showAddedBy })}
        />
        <SwitchRow
          label={t('view.showAddedOn')}
          checked={settings.showAddedOn}
          onChange={(showAddedOn) => preferences.update(mealPlan, { showAddedOn })}
        />
      </Stack>
    </Modal>
  )
}
