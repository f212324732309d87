import { type DaysNutrition, getMealPlanNutrition, type MealPlan } from '@potluck/api/meal-plans'
import { Answered, useFormats } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { Stack, Text } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../useDayNames.ts'
import type { PlanView } from '../usePlanView.ts'
import classes from './NutritionDialog.module.css'

interface Props {
  readonly plan: MealPlan
  readonly view: PlanView
  readonly onClose: () => void
}

const columns = ['energy', 'protein', 'carbohydrates', 'fat'] as const

/** The average of the known values of some days; null without any. */
function averageOf(days: readonly DaysNutrition[], column: (typeof columns)[number]): number | null {
  const amounts = days.flatMap((day) => day[column] ?? [])
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length
}

/** The nutrition per person on each visible day, as far as the recipes have values. */
export function NutritionDialog({ plan, view, onClose }: Props) {
  const { t } = useTranslation('planning')
  const visibleDays = view.weeks.flat()
  const [from = view.day, to = view.day] = [visibleDays[0], visibleDays.at(-1)]
  const answer = useAnswer(getMealPlanNutrition, { params: { id: plan.id }, query: { from, to } })
  return (
    <Modal opened onClose={onClose} title={t('nutrition.title')} closeLabel={t('close')}>
      <Stack gap={4}>
        <Text tone="soft">{t('nutrition.about')}</Text>
        <Answered
          small
          answer={answer}
          loading={{ label: t('nutrition.loading'), shape: 'rows', count: 4 }}
          failed={{ title: t('nutrition.failed') }}
          isEmpty={({ days }) => days.every(({ known }) => known === 0)}
          empty={<Text>{t('nutrition.nothing')}</Text>}
        >
          {({ days }) => <NutritionTable days={days} />}
        </Answered>
      </Stack>
    </Modal>
  )
}

function NutritionTable({ days }: { readonly days: readonly DaysNutrition[] }) {
  const { t } = useTranslation('planning')
  const { number } = useFormats()
  const names = useDayNames()
  const written = (amount: number | null) => (amount === null ? '–' : number(Math.round(amount)))
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('dish.day')}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className={classes.amount}>
              {t(`nutrition.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row">
              <span>{`${names.weekday(day.day)} ${names.number(day.day)}`}</span>
              {day.known < day.dishes && (
                <span className={classes.known}>{t('nutrition.known', { known: day.known, count: day.dishes })}</span>
              )}
            </th>
            {columns.map((column) => (
              <td key={column} className={classes.amount}>
                {written(day[column])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('nutrition.average')}</th>
          {columns.map((column) => (
            <td key={column} className={classes.amount}>
              {written(averageOf(days, column))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
