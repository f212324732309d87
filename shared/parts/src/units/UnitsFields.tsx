import { useHost } from '@potluck/platform/HostProvider'
import { useSharedPreferences } from '@potluck/platform/hooks'
import { recipeDetails } from '@potluck/platform/recipe-details'
import { SegmentedControl } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'

/** The scale of an oven that goes with the units of amounts. */
const ovenOf = { written: 'written', metric: 'celsius', us: 'fahrenheit' } as const

/** The units in which the cook reads amounts and the temperatures of ovens; a choice holds for every recipe at once. */
export function UnitsFields() {
  const { t } = useTranslation('parts')
  const { preferences } = useHost()
  const { units, oven } = useSharedPreferences(recipeDetails)
  return (
    <>
      <SegmentedControl
        label={t('units.amounts')}
        labelShown
        wide
        value={units}
        segments={[
          { value: 'written', label: t('units.written') },
          { value: 'metric', label: t('units.metric') },
          { value: 'us', label: t('units.us') },
        ]}
        onChange={(chosen) =>
          preferences.update(recipeDetails, { units: chosen, oven: oven === 'gas' ? oven : ovenOf[chosen] })
        }
      />
      <SegmentedControl
        label={t('units.oven')}
        labelShown
        wide
        value={oven}
        segments={[
          { value: 'written', label: t('units.written') },
          { value: 'celsius', label: <bdi>°C</bdi> },
          { value: 'fahrenheit', label: <bdi>°F</bdi> },
          { value: 'gas', label: t('units.gas') },
        ]}
        onChange={(chosen) => preferences.update(recipeDetails, { oven: chosen })}
      />
    </>
  )
}
