import type { MealPlan, MealSuggestion } from '@potluck/api/meal-plans'
import { Answered, useFormats } from '@potluck/parts'
import { useImageAddress, useSession } from '@potluck/platform/hooks'
import { Button, IconButton, Stack, Text } from '@potluck/ui'
import { ListRow, RecipeImage } from '@potluck/ui/content'
import { SelectField } from '@potluck/ui/forms'
import { IconAdjustments, IconRefresh, IconX } from '@potluck/ui/icons'
import { Modal } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day } from '../days.ts'
import { useDayNames } from '../useDayNames.ts'
import type { DishActions } from '../useDishActions.ts'
import type { Meal } from '../useMeals.ts'
import type { PlanView } from '../usePlanView.ts'
import classes from './SuggestDialog.module.css'
import { TimeField } from './TimeField.tsx'
import { useSuggestions } from './useSuggestions.ts'

interface Props {
  readonly plan: MealPlan
  readonly view: PlanView
  readonly meals: readonly Meal[]
  readonly actions: DishActions
  readonly onRules: () => void
  readonly onClose: () => void
}

/** The visible days from today on without a dish for a meal. */
const freeDays = ({ items }: MealPlan, { weeks, today }: PlanView, meal: string): readonly Day[] =>
  weeks.flat().filter((day) => day >= today && items.every((item) => item.day !== day || item.meal !== meal))

/** Suggests recipes for empty days; each can be exchanged or skipped before it is planned. */
export function SuggestDialog({ plan, view, meals, actions, onRules, onClose }: Props) {
  const { t } = useTranslation('planning')
  const { account } = useSession()
  const [meal, setMeal] = useState('dinner')
  const days = freeDays(plan, view, meal)
  const [minutes, setMinutes] = useState('')
  const { answer, proposed, another, leaveOut } = useSuggestions(plan.id, days, { meal, minutes })

  function put() {
    if (!account) return
    const [waiting, others] = [proposed.filter(isWaiting), proposed.filter((one) => !isWaiting(one))]
    if (waiting.length > 0) actions.moveEach(waiting.map(({ dishId, day }) => ({ id: dishId, day })))
    if (others.length > 0) {
      actions.add(
        others.map(({ day, recipe: { id, title } }) => ({
          title,
          recipe: { id, title, ownerId: account.id },
          day,
          meal,
          servings: null,
          notes: '',
        })),
      )
    }
    onClose()
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('suggest.title')}
      closeLabel={t('close')}
      actions={
        <Button variant="primary" disabled={proposed.length === 0} onClick={put}>
          {t('suggest.put', { count: proposed.length })}
        </Button>
      }
    >
      <Stack gap={4}>
        <div className={classes.choices}>
          <SelectField
            label={t('dish.meal')}
            value={meal}
            onChange={setMeal}
            options={meals.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TimeField label={t('suggest.time')} value={minutes} onChange={setMinutes} />
        </div>
        {days.length === 0 ? (
          <Text>{t('suggest.noDays')}</Text>
        ) : (
          <Answered
            small
            answer={answer}
            loading={{ label: t('suggest.loading'), shape: 'rows', count: 4 }}
            failed={{ title: t('suggest.failed') }}
            isEmpty={() => proposed.length === 0}
            empty={<Text>{t('suggest.nothing')}</Text>}
          >
            {() => (
              <ul>
                {proposed.map((suggestion) => (
                  <li key={suggestion.day}>
                    <Proposal
                      suggestion={suggestion}
                      onAnother={() => another(suggestion)}
                      onLeaveOut={() => leaveOut(suggestion.day)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </Answered>
        )}
        <Button variant="quiet" icon={<IconAdjustments />} onClick={onRules}>
          {t('suggest.rules')}
        </Button>
      </Stack>
    </Modal>
  )
}

interface ProposalProps {
  readonly suggestion: MealSuggestion
  readonly onAnother: () => void
  readonly onLeaveOut: () => void
}

/** Moves dishes of the queue to their days instead of planning them again. */
const isWaiting = (suggestion: MealSuggestion): suggestion is MealSuggestion & { readonly dishId: string } =>
  suggestion.dishId !== null

function Proposal({ suggestion: { day, recipe, dishId, uses = [] }, onAnother, onLeaveOut }: ProposalProps) {
  const { t } = useTranslation('planning')
  const imageAddress = useImageAddress()
  const { list } = useFormats()
  const name = useDayNames().long(day)
  const facts = [
    name,
    dishId === null ? null : t('plan.queue'),
    uses.length > 0 ? t('suggest.uses', { things: list(uses) }) : null,
  ]
  return (
    <ListRow
      className={classes.proposal}
      leading={
        <RecipeImage
          title={recipe.title}
          src={imageAddress(recipe.image?.thumbnail)}
          shape="square"
          className={classes.picture}
        />
      }
      title={<bdi className={classes.title}>{recipe.title}</bdi>}
      subtitle={facts.filter((fact) => fact !== null).join(' · ')}
      trailing={
        <>
          <IconButton icon={<IconRefresh />} label={t('suggest.another', { day: name })} onClick={onAnother} />
          <IconButton icon={<IconX />} label={t('suggest.leaveOut', { day: name })} onClick={onLeaveOut} />
        </>
      }
    />
  )
}
