import { getMealPlanNeeds, type MealPlan, type MealPlanItem, type MealPlanNeed } from '@potluck/api/meal-plans'
import type { RecipeSummary } from '@potluck/api/recipes'
import { Answered, useFormats } from '@potluck/parts'
import { ShoppingListPicker } from '@potluck/parts/ShoppingListPicker'
import { useListChoice } from '@potluck/parts/useListChoice'
import { useAnswer } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession, useStore } from '@potluck/platform/hooks'
import { Button, Heading, Note, Stack, Text } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { Modal } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day } from '../days.ts'
import { ownRecipe } from '../dish/own-recipe.ts'
import { useDayNames } from '../useDayNames.ts'
import type { DishActions } from '../useDishActions.ts'
import { NeedRow } from './NeedRow.tsx'
import classes from './ShopDialog.module.css'
import { useNeedsByAisle } from './useNeedsByAisle.ts'
import { useShopFor } from './useShopFor.ts'
import { useStaples } from './useStaples.ts'
import { WithoutIngredients } from './WithoutIngredients.tsx'

interface Props {
  readonly plan: MealPlan
  /** The days that are shown. */
  readonly days: readonly Day[]
  readonly today: Day
  readonly actions: DishActions
  readonly onClose: () => void
}

const toggled = (set: ReadonlySet<string>, value: string): ReadonlySet<string> =>
  new Set(set.has(value) ? [...set].filter((one) => one !== value) : [...set, value])

/** Dishes that something can be bought for. */
const needing = (plan: MealPlan, days: readonly Day[]): readonly MealPlanItem[] =>
  onDays(plan, days).filter(({ recipe }) => recipe !== null)

/** What is eaten on some days, but for leftovers, which need nothing again. */
const onDays = (plan: MealPlan, days: readonly Day[]): readonly MealPlanItem[] =>
  plan.items.filter(({ day, leftoverOf }) => day !== null && days.includes(day) && leftoverOf === null)

/** Shops for the days that are shown: which dishes, what they need in all, and what of it is at home. */
export function ShopDialog({ plan, days, today, actions, onClose }: Props) {
  const { t } = useTranslation('planning')
  const { long } = useDayNames()
  const { list } = useFormats()
  const language = useStore(useHost().language)
  const { account } = useSession()
  const dishes = needing(plan, days)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        dishes.filter(({ day, cooked, onList }) => (day ?? '') >= today && !cooked && !onList).map(({ id }) => id),
      ),
  )
  /** What the cook decided otherwise than the staples say. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const ids = dishes.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const answer = useAnswer(
    getMealPlanNeeds,
    ids.length === 0 ? null : { params: { id: plan.id }, query: { itemIds: ids.join(), language } },
    { placeholderData: (last) => last },
  )
  const choice = useListChoice()
  const { setStaple } = useStaples()
  const { shop, isSending, hasFailed } = useShopFor(dishes, choice, onClose)
  const isWanted = ({ key, staple }: MealPlanNeed) => turned.has(key) === staple
  const needs = ids.length === 0 ? [] : (answer.data?.needs ?? [])
  const wanted = needs.filter(isWanted)
  const aisles = useNeedsByAisle(
    needs.filter(({ staple }) => !staple),
    // While it is made, a new list is known here and not to the server.
    isSending ? null : choice.listId,
  )
  const needed = new Set(needs.flatMap(({ lines }) => lines.map(({ dishId }) => dishId)))
  const cutIds = answer.data?.cutDishIds ?? []
  const cut = dishes.filter(({ id }) => chosen.has(id) && cutIds.includes(id)).map(({ title }) => title)
  const isAnswered = answer.data !== undefined && !answer.isPlaceholderData
  const without = onDays(plan, days).filter(
    ({ id, recipe, day, cooked }) =>
      (recipe === null && (day ?? '') >= today && !cooked) || (isAnswered && chosen.has(id) && !needed.has(id)),
  )

  function setRecipe(dish: MealPlanItem, picked: RecipeSummary) {
    if (!account) return
    const { recipe, copy } = ownRecipe(picked, account)
    actions.edit(dish, { ...dish, recipe }, copy)
    setChosen((before) => new Set([...before, dish.id]))
  }
  const rows = (ofThese: readonly MealPlanNeed[]) =>
    ofThese.map((need) => (
      <NeedRow
        key={need.key}
        need={need}
        wanted={isWanted(need)}
        onToggle={() => setTurned(toggled(turned, need.key))}
        onStaple={(staple) => setStaple(need, staple)}
      />
    ))

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('planShop.title')}
      closeLabel={t('close')}
      actions={
        <Button
          variant="primary"
          busy={isSending}
          disabled={wanted.length === 0 || !choice.isReady}
          onClick={() => shop(wanted)}
        >
          {t('planShop.add', { count: wanted.length })}
        </Button>
      }
    >
      <Stack gap={4}>
        {hasFailed && <Note tone="danger">{t('planShop.failed')}</Note>}
        {dishes.length === 0 ? (
          <Text>{t('planShop.nothing')}</Text>
        ) : (
          <section>
            <Heading level={3}>{t('planShop.dishes')}</Heading>
            {dishes.map(({ id, day, title, onList }) => (
              <CheckboxRow
                key={id}
                label={<bdi>{title}</bdi>}
                description={[day === null ? null : long(day), onList ? t('planShop.onList') : null]
                  .filter((part) => part !== null)
                  .join(' · ')}
                checked={chosen.has(id)}
                onChange={() => setChosen(toggled(chosen, id))}
              />
            ))}
          </section>
        )}
        <WithoutIngredients dishes={without} onRecipe={setRecipe} />
        {cut.length > 0 && <Note tone="attention">{t('planShop.cut', { dishes: list(cut) })}</Note>}
        {ids.length > 0 && (
          <Answered
            small
            answer={answer}
            loading={{ label: t('planShop.loading'), shape: 'rows', count: 6 }}
            failed={{ title: t('planShop.needsFailed') }}
          >
            {() => (
              <>
                <section>
                  <Heading level={3}>{t('planShop.needs')}</Heading>
                  {aisles.map(({ aisle, title, needs: ofAisle }) => (
                    <section key={aisle} aria-label={title ?? undefined} className={classes.aisle}>
                      {title !== null && (
                        <Heading level={4} className={classes.name}>
                          {title}
                        </Heading>
                      )}
                      {rows(ofAisle)}
                    </section>
                  ))}
                </section>
                {needs.some(({ staple }) => staple) && (
                  <section>
                    <Heading level={3}>{t('planShop.atHome')}</Heading>
                    {rows(needs.filter(({ staple }) => staple))}
                  </section>
                )}
              </>
            )}
          </Answered>
        )}
        {dishes.length > 0 && <ShoppingListPicker choice={choice} />}
      </Stack>
    </Modal>
  )
}
