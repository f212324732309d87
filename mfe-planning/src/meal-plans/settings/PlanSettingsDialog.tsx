import { getMealPlan, listMealPlans, type MealPlan, updateMealPlan } from '@potluck/api/meal-plans'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useCall } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { useForm } from '@potluck/platform/useForm'
import { Heading, Link, Stack } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { OwnMeals } from './OwnMeals.tsx'

/** The name of a plan, its own meals, and the way to what plans show. */
export function PlanSettingsDialog({ plan, onClose }: { readonly plan: MealPlan; readonly onClose: () => void }) {
  const { t } = useTranslation('planning')
  const save = useCall(updateMealPlan, { changes: [listMealPlans, getMealPlan] })
  const form = useForm<Pick<MealPlan, 'title' | 'meals'>>({
    initial: { title: plan.title, meals: plan.meals },
    check: ({ title, meals }) => ({
      title: title.trim() === '' && t('rename.nameMissing'),
      meals: meals.some(({ name }) => name.trim() === '') && t('meals.nameMissing'),
    }),
    async submit({ title, meals }) {
      await save.mutateAsync({
        params: { id: plan.id },
        body: { title: title.trim(), meals: meals.map((meal) => ({ ...meal, name: meal.name.trim() })) },
      })
    },
    explain: () => ({ problem: t('rename.failed') }),
    onDone: onClose,
  })

  return (
    <FormDialog title={t('plan.settings')} form={form} onClose={onClose}>
      <TextField {...form.field('title')} label={t('rename.name')} maxLength={254} data-autofocus />
      <Stack gap={3}>
        <Heading level={3} size="small">
          {t('meals.title')}
        </Heading>
        <OwnMeals
          meals={form.values.meals}
          missing={form.field('meals').error}
          onChange={(meals) => form.set({ meals })}
        />
      </Stack>
      <Link href={href(paths.display())} alone>
        {t('plan.display')}
      </Link>
    </FormDialog>
  )
}
