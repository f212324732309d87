import { usePreferences } from '@potluck/platform/hooks'
import { recipeDetails } from '@potluck/platform/recipe-details'
import { Link, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import classes from './InnerTemperatures.module.css'
import { innerTemperatures, temperatureSource } from './inner-temperatures.ts'

/** The table of inner temperatures, in the scale of the reader’s oven, or in both. */
export function InnerTemperatures({ labelledBy }: { readonly labelledBy?: string }) {
  const { t } = useTranslation('recipes')
  const { oven } = usePreferences(recipeDetails)
  const written = ({ celsius, fahrenheit }: (typeof innerTemperatures)[number]) =>
    oven === 'celsius'
      ? `${celsius} °C`
      : oven === 'fahrenheit'
        ? `${fahrenheit} °F`
        : `${celsius} °C (${fahrenheit} °F)`
  return (
    <Stack gap={3}>
      <Text tone="soft">{t('inner.hint')}</Text>
      <table aria-labelledby={labelledBy} className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('inner.food')}</th>
            <th scope="col">{t('inner.temperature')}</th>
          </tr>
        </thead>
        <tbody>
          {innerTemperatures.map((row) => (
            <tr key={row.food}>
              <th scope="row">{t(`inner.${row.food}`)}</th>
              <td>
                <bdi>{written(row)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="small" tone="soft">
        <Link href={temperatureSource.address} target="_blank" rel="noreferrer">
          {t('inner.source', { source: temperatureSource.name })}
        </Link>
      </Text>
    </Stack>
  )
}
