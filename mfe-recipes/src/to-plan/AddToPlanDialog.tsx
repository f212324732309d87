import { getMealPlan, listMealPlans, standardMeals } from '@potluck/api/meal-plans'
import { useFormats } from '@potluck/parts'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useAnswer } from '@potluck/platform/answers'
import { Note, SkeletonScreen, Text } from '@potluck/ui'
import { SelectField, SwitchRow } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nextDays } from './next-days.ts'
import { spreadDays } from './spread-days.ts'
import { type PlannedRecipe, useAddToPlan } from './useAddToPlan.ts'

interface Props {
  readonly recipes: readonly PlannedRecipe[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The value for the queue of the plan, in place of a day. */
const later = 'later'

/** Adds recipes to a plan: the plan, the day and the meal. Without a plan the first one is created. */
export function AddToPlanDialog({ recipes, onClose, onDone }: Props) {
  const { t } = useTranslation('recipes')
  const { day: nameOfDay } = useFormats()
  const plans = useAnswer(listMealPlans, {})
  const [chosen, setChosen] = useState<string | null>(null)
  const planId = chosen ?? plans.data?.[0]?.id ?? null
  const plan = plans.data?.find(({ id }) => id === planId)
  const [days] = useState(() => nextDays(new Date()))
  const today = days[0] ?? later
  const [day, setDay] = useState<string>(today)
  const [meal, setMeal] = useState<string>('dinner')
  const lastDay = days.at(-1) ?? today
  const [spreads, setSpreads] = useState(true)
  const own = useAnswer(
    getMealPlan,
    planId === null ? null : { params: { id: planId }, query: { from: today, to: lastDay } },
  )
  const meals = [
    ...standardMeals.map((value) => ({ value, label: t(`plan.meals.${value}`) })),
    ...(own.data?.meals ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ]
  const { add, isSending, hasFailed } = useAddToPlan(onDone)

  /** The day of each recipe. */
  function daysOf(): readonly (string | null)[] {
    if (day === later) return recipes.map(() => null)
    if (!spreads) return recipes.map(() => day)
    const taken = (own.data?.items ?? []).flatMap((item) => (item.meal === meal && item.day !== null ? item.day : []))
    return spreadDays(recipes.length, day, days, new Set(taken))
  }

  return (
    <FormDialog
      title={t('plan.add')}
      submitLabel={t('plan.add')}
      busy={isSending || (plans.isPending && !plans.isError)}
      problem={hasFailed && t('plan.failed')}
      // Before the plans have loaded, a second first plan could be created.
      onSubmit={() => plans.data && add({ plan: plan ?? null, recipes, days: daysOf(), meal })}
      onClose={onClose}
    >
      {plans.isPending && <SkeletonScreen label={t('list.loading')} shape="text" count={2} />}
      {plans.isError && <Note tone="attention">{t('plan.loadFailed')}</Note>}
      {plans.data?.length === 0 && <Text tone="soft">{t('plan.newHint')}</Text>}
      {plans.data && plans.data.length > 1 && planId !== null && (
        <SelectField
          label={t('plan.plan')}
          value={planId}
          options={plans.data.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(id) => {
            setChosen(id)
            // Another plan has other meals.
            setMeal('dinner')
          }}
        />
      )}
      <SelectField
        label={t('plan.day')}
        value={day}
        options={[
          ...days.map((value, at) => {
            const name = nameOfDay(value, 'long')
            return { value, label: at === 0 ? `${t('plan.today')} (${name})` : name }
          }),
          { value: later, label: t('plan.later') },
        ]}
        onChange={setDay}
      />
      {recipes.length > 1 && day !== later && (
        <SwitchRow label={t('plan.spread')} checked={spreads} onChange={setSpreads} />
      )}
      <SelectField label={t('plan.meal')} value={meal} options={meals} onChange={setMeal} />
    </FormDialog>
  )
}
