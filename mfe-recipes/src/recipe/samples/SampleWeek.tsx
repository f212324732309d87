import { useFormats } from '@potluck/parts'
import { RecipeRow } from '@potluck/parts/RecipeRow'
import { useStore } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { IconButton, Text } from '@potluck/ui'
import { IconRefresh } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { type SampleId, sampleIds } from './sample-recipes.ts'
import { changeVisit, sampleVisit } from './sample-visit.ts'
import { useSamples } from './useSamples.ts'

/** A Monday: weekdays alone are shown. */
const days = ['05', '06', '07', '08', '09', '10', '11'].map((day) => `2026-01-${day}`)

/** The samples that are no dinner. */
const noDinner: readonly SampleId[] = ['appleCake', 'oatCookies', 'bread', 'strawberryJam', 'lemonade']

/** The week with the next dish that is not in it. */
function withAnother(week: readonly SampleId[], at: number): readonly SampleId[] {
  const free = sampleIds.filter((id) => !noDinner.includes(id) && (!week.includes(id) || id === week[at]))
  const now = week[at]
  const next = now && free[(free.indexOf(now) + 1) % free.length]
  return next ? week.with(at, next) : week
}

/** Seven dinners; a press changes one. */
export function SampleWeek() {
  const { t } = useTranslation('recipes')
  const { day } = useFormats()
  const samples = useSamples()
  const { week } = useStore(sampleVisit)
  return (
    <ol aria-live="polite">
      {week.map((id, at) => {
        const recipe = samples.get(id)
        const name = day(days[at] ?? '', 'weekday')
        return (
          recipe && (
            <li key={name} aria-label={name}>
              <RecipeRow
                recipe={recipe}
                size="large"
                href={href(paths.sample(id))}
                subtitle={
                  <Text as="span" size="small" tone="soft">
                    {name}
                  </Text>
                }
                trailing={
                  <IconButton
                    icon={<IconRefresh />}
                    label={t('samples.another', { day: name })}
                    onClick={() => changeVisit({ week: withAnother(week, at) })}
                  />
                }
              />
            </li>
          )
        )
      })}
    </ol>
  )
}
