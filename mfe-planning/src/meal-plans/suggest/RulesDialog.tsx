import { listLabels } from '@potluck/api/labels'
import { getMealPlan, type MealPlan, suggestMeals, updateMealPlan } from '@potluck/api/meal-plans'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { Text } from '@potluck/ui'
import { TagsField } from '@potluck/ui/tags'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day } from '../days.ts'
import { useDayNames } from '../useDayNames.ts'
import type { PlanView } from '../usePlanView.ts'

interface Props {
  readonly plan: MealPlan
  readonly view: PlanView
  readonly onClose: () => void
}

/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: Day): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7

/** What is cooked on which day of the week: "Friday: fish". */
export function RulesDialog({ plan, view, onClose }: Props) {
  const { t } = useTranslation('planning')
  const { dayOfWeek } = useDayNames()
  const labels = useAnswer(listLabels, {})
  const save = useCall(updateMealPlan, { changes: [getMealPlan, suggestMeals] })
  const [wishes, setWishes] = useState<ReadonlyMap<number, readonly string[]>>(
    () => new Map([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, labelsFor(plan, weekday)])),
  )

  function submit() {
    const rules = [...wishes].flatMap(([weekday, wished]) =>
      wished.length === 0 ? [] : [{ weekday, labels: [...wished] }],
    )
    save.mutate({ params: { id: plan.id }, body: { rules } }, { onSuccess: onClose })
  }

  return (
    <FormDialog
      title={t('suggest.rules')}
      busy={save.isPending}
      problem={save.isError && t('rename.failed')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text tone="soft">{t('suggest.rulesAbout')}</Text>
      {view.weeks[0]?.map((day) => (
        <TagsField
          key={day}
          label={dayOfWeek(day)}
          value={wishes.get(weekdayOf(day)) ?? []}
          onChange={(wished) => setWishes(new Map([...wishes, [weekdayOf(day), wished]]))}
          suggestions={labels.data?.map(({ title }) => title)}
          removeLabel={(label) => t('suggest.removeLabel', { label, day: dayOfWeek(day) })}
        />
      ))}
    </FormDialog>
  )
}

const labelsFor = ({ rules }: MealPlan, weekday: number): readonly string[] => [
  ...new Set(rules.filter((rule) => rule.weekday === weekday).flatMap(({ labels }) => labels)),
]
