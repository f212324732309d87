import { getMealPlan, listMealPlans, type MealPlanSummary, standardMeals } from '@potluck/api/meal-plans'
import { useFormats } from '@potluck/parts'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useAnswer } from '@potluck/platform/answers'
import { isWritable } from '@potluck/platform/owning-kitchen'
import { type Form, useForm } from '@potluck/platform/useForm'
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

interface Choice {
  /** Null until the cook chooses: the first plan. */
  readonly chosen: string | null
  readonly day: string
  readonly meal: string
  readonly spreads: boolean
}

/** The plans that the cook may change. */
const writable = (plans: readonly MealPlanSummary[]) => plans.filter(isWritable)

/** The value for the queue of the plan, in place of a day. */
const later = 'later'

/** Adds recipes to a plan: the plan, the day and the meal. Without a plan the first one is created. */
export function AddToPlanDialog({ recipes, onClose, onDone }: Props) {
  const { t } = useTranslation('recipes')
  const { day: nameOfDay } = useFormats()
  const plans = useAnswer(listMealPlans, {}, { select: writable })
  const [days] = useState(() => nextDays(new Date()))
  const today = days[0] ?? later
  const add = useAddToPlan()
  /** The first plan is waiting: it is in the list, but the server does not have it yet. */
  const [isMaking, setMaking] = useState(false)
  const form: Form<Choice> = useForm<Choice>({
    initial: { chosen: null, day: today, meal: 'dinner', spreads: true },
    async submit() {
      // Before the plans have loaded, a second first plan could be created.
      if (!plans.data) return failed
      setMaking(plan === undefined)
      if (await add({ plan: plan ?? null, recipes, days: daysOf(), meal })) return
      setMaking(false)
      return failed
    },
    explain: () => failed,
    onDone: () => plans.data && onDone(),
  })
  const { chosen, day, meal, spreads } = form.values
  const failed = { problem: t('plan.failed') }
  const planId = chosen ?? plans.data?.[0]?.id ?? null
  const plan = plans.data?.find(({ id }) => id === planId)
  const lastDay = days.at(-1) ?? today
  const own = useAnswer(
    getMealPlan,
    planId === null || isMaking ? null : { params: { id: planId }, query: { from: today, to: lastDay } },
  )
  const meals = [
    ...standardMeals.map((value) => ({ value, label: t(`plan.meals.${value}`) })),
    ...(own.data?.meals ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ]

  /** The day of each recipe. */
  function daysOf(): readonly (string | null)[] {
    if (day === later) return recipes.map(() => null)
    if (!spreads) return recipes.map(() => day)
    const takenDays = (own.data?.items ?? []).flatMap((item) =>
      item.meal === meal && item.day !== null ? item.day : [],
    )
    return spreadDays(recipes.length, day, days, new Set(takenDays))
  }

  return (
    <FormDialog
      title={t('plan.add')}
      submitLabel={t('plan.add')}
      form={{ ...form, isPending: form.isPending || (plans.isPending && !plans.isError) }}
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
          // Another plan has other meals.
          onChange={(id) => form.set({ chosen: id, meal: 'dinner' })}
        />
      )}
      <SelectField
        {...form.field('day')}
        label={t('plan.day')}
        options={[
          ...days.map((value, at) => {
            const name = nameOfDay(value, 'long')
            return { value, label: at === 0 ? `${t('plan.today')} (${name})` : name }
          }),
          { value: later, label: t('plan.later') },
        ]}
      />
      {recipes.length > 1 && day !== later && (
        <SwitchRow label={t('plan.spread')} checked={spreads} onChange={(next) => form.set({ spreads: next })} />
      )}
      <SelectField {...form.field('meal')} label={t('plan.meal')} options={meals} />
    </FormDialog>
  )
}
