import { listLabels } from '@potluck/api/labels'
import { getMealPlan, type MealPlan, suggestMeals, updateMealPlan } from '@potluck/api/meal-plans'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useForm } from '@potluck/platform/useForm'
import { Text } from '@potluck/ui'
import { TagsField } from '@potluck/ui/tags'
import { useTranslation } from 'react-i18next'
import type { Day } from '../days.ts'
import { useDayNames } from '../useDayNames.ts'
import type { PlanView } from '../usePlanView.ts'
import classes from './RulesDialog.module.css'
import { TimeField } from './TimeField.tsx'

interface Props {
  readonly plan: MealPlan
  readonly view: PlanView
  readonly onClose: () => void
}

/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: Day): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7

/** Rules for suggestions by weekday: "Friday: fish", "Monday: at most 30 minutes". */
export function RulesDialog({ plan, view, onClose }: Props) {
  const { t } = useTranslation('planning')
  const { dayOfWeek } = useDayNames()
  const labels = useAnswer(listLabels, {})
  const save = useCall(updateMealPlan, { changes: [getMealPlan, suggestMeals] })
  const form = useForm({
    initial: { wishes: wishesOf(plan) },
    async submit({ wishes }) {
      const rules = [...wishes].flatMap(([weekday, { labels, minutes }]) =>
        labels.length === 0 && minutes === null ? [] : [{ weekday, labels: [...labels], minutes }],
      )
      await save.mutateAsync({ params: { id: plan.id }, body: { rules } })
    },
    explain: () => ({ problem: t('rename.failed') }),
    onDone: onClose,
  })
  const { wishes } = form.values
  const wishOf = (day: Day) => wishes.get(weekdayOf(day)) ?? nothing
  const wish = (day: Day, wished: Partial<Wish>) =>
    form.set({ wishes: new Map([...wishes, [weekdayOf(day), { ...wishOf(day), ...wished }]]) })

  return (
    <FormDialog title={t('suggest.rules')} form={form} onClose={onClose}>
      <Text tone="soft">{t('suggest.rulesAbout')}</Text>
      {view.week.map((day) => (
        <div key={day} className={classes.rule}>
          <TagsField
            label={dayOfWeek(day)}
            placeholder={t('suggest.labels')}
            value={wishOf(day).labels}
            onChange={(wished) => wish(day, { labels: wished })}
            suggestions={labels.data?.map(({ title }) => title)}
            removeLabel={(label) => t('suggest.removeLabel', { label, day: dayOfWeek(day) })}
          />
          <TimeField
            label={t('suggest.timeOn', { day: dayOfWeek(day) })}
            labelHidden
            value={String(wishOf(day).minutes ?? '')}
            onChange={(value) => wish(day, { minutes: value === '' ? null : Number(value) })}
          />
        </div>
      ))}
    </FormDialog>
  )
}

/** The rule of a weekday. */
interface Wish {
  readonly labels: readonly string[]
  readonly minutes: number | null
}

const wishesOf = (plan: MealPlan): ReadonlyMap<number, Wish> =>
  new Map([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, wishFor(plan, weekday)]))

const nothing: Wish = { labels: [], minutes: null }

function wishFor({ rules }: MealPlan, weekday: number): Wish {
  const ofDay = rules.filter((rule) => rule.weekday === weekday)
  const times = ofDay.flatMap(({ minutes }) => minutes ?? [])
  return {
    labels: [...new Set(ofDay.flatMap(({ labels }) => labels))],
    minutes: times.length === 0 ? null : Math.min(...times),
  }
}
