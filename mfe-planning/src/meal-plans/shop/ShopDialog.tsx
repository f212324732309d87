import type { MealPlan, MealPlanItem } from '@potluck/api/meal-plans'
import type { RecipeSummary } from '@potluck/api/recipes'
import { Answered, useFormats } from '@potluck/parts'
import { PutOnListDialog } from '@potluck/parts/PutOnListDialog'
import { ShoppingListPicker } from '@potluck/parts/ShoppingListPicker'
import { UsuallyAtHome } from '@potluck/parts/UsuallyAtHome'
import { useListChoice } from '@potluck/parts/useListChoice'
import { useRecipesOnList } from '@potluck/parts/useRecipesOnList'
import { useSession } from '@potluck/platform/hooks'
import { Heading, Note, Text } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import type { Day } from '../days.ts'
import { ownRecipe } from '../own-recipe.ts'
import { useDayNames } from '../useDayNames.ts'
import type { DishActions } from '../useDishActions.ts'
import { NeedList } from './NeedList.tsx'
import { useNeeds } from './useNeeds.ts'
import { useShopFor } from './useShopFor.ts'
import { WithoutIngredients } from './WithoutIngredients.tsx'

interface Props {
  readonly plan: MealPlan
  /** The visible days. */
  readonly days: readonly Day[]
  readonly today: Day
  readonly actions: DishActions
  readonly onClose: () => void
}

/** The dialog that puts the needs of the visible days onto a list. */
export function ShopDialog({ plan, days, today, actions, onClose }: Props) {
  const { t } = useTranslation('planning')
  const { list } = useFormats()
  const { account } = useSession()
  const shopping = useNeeds(plan, days, today)
  const { dishes, isChosen, toggle, choose, answer, needs, usual, isWanted, wanted, turn, cut, without } = shopping
  const choice = useListChoice()
  const { shop, ...sending } = useShopFor(plan, dishes, choice, onClose)
  // The server does not know a list that is being created.
  const listId = sending.isSending ? null : choice.listId
  const onList = useRecipesOnList(listId)

  function setRecipe(dish: MealPlanItem, picked: RecipeSummary) {
    if (!account) return
    const { recipe, copy } = ownRecipe(picked, account)
    actions.edit(dish, { ...dish, recipe }, copy)
    choose(dish)
  }

  return (
    <PutOnListDialog
      title={t('planShop.title')}
      submitLabel={t('planShop.add', { count: wanted.length })}
      canSubmit={wanted.length > 0}
      choice={choice}
      sending={sending}
      onSubmit={() => shop(wanted)}
      onClose={onClose}
    >
      {dishes.length === 0 ? (
        <Text>{t('planShop.nothing')}</Text>
      ) : (
        <DishChoice
          dishes={dishes}
          isOnList={({ onList: isOn, recipe }) => isOn || (recipe !== null && onList(recipe.id) !== null)}
          isChosen={isChosen}
          onToggle={toggle}
        />
      )}
      <WithoutIngredients dishes={without} kitchenId={plan.kitchen?.id} onRecipe={setRecipe} />
      {cut.length > 0 && (
        <Note tone="attention">{t('planShop.cut', { dishes: list(cut.map(({ title }) => title)) })}</Note>
      )}
      {shopping.parts.length > 0 && (
        <PartChoice parts={shopping.parts} isAhead={shopping.isAhead} onToggle={shopping.turnAhead} />
      )}
      <UsuallyAtHome things={usual} />
      {answer && (
        <Answered
          small
          answer={answer}
          loading={{ label: t('planShop.loading'), shape: 'rows', count: 6 }}
          failed={{ title: t('planShop.needsFailed') }}
        >
          {() => <NeedList needs={needs} listId={listId} isWanted={isWanted} onToggle={turn} />}
        </Answered>
      )}
      {dishes.length > 0 && <ShoppingListPicker choice={choice} />}
    </PutOnListDialog>
  )
}

interface DishChoiceProps {
  readonly dishes: readonly MealPlanItem[]
  readonly isOnList: (dish: MealPlanItem) => boolean
  readonly isChosen: (dish: MealPlanItem) => boolean
  readonly onToggle: (dish: MealPlanItem) => void
}

/** The choice of dishes. */
function DishChoice({ dishes, isOnList, isChosen, onToggle }: DishChoiceProps) {
  const { t } = useTranslation('planning')
  const { long } = useDayNames()
  return (
    <section>
      <Heading level={3}>{t('planShop.dishes')}</Heading>
      {dishes.map((dish) => (
        <CheckboxRow
          key={dish.id}
          label={<bdi>{dish.title}</bdi>}
          description={[dish.day === null ? null : long(dish.day), isOnList(dish) ? t('planShop.onList') : null]
            .filter((part) => part !== null)
            .join(' · ')}
          checked={isChosen(dish)}
          onChange={() => onToggle(dish)}
        />
      ))}
    </section>
  )
}

interface PartChoiceProps {
  readonly parts: readonly { readonly id: string; readonly title: string }[]
  readonly isAhead: (id: string) => boolean
  readonly onToggle: (id: string) => void
}

/** The recipes in the recipes of the dishes; one that was made ahead needs nothing. */
function PartChoice({ parts, isAhead, onToggle }: PartChoiceProps) {
  const { t } = useTranslation('planning')
  return (
    <section>
      <Heading level={3}>{t('planShop.parts')}</Heading>
      {parts.map(({ id, title }) => (
        <CheckboxRow
          key={id}
          label={<bdi>{title}</bdi>}
          description={t(isAhead(id) ? 'planShop.ahead' : 'planShop.itsIngredients')}
          checked={!isAhead(id)}
          onChange={() => onToggle(id)}
        />
      ))}
    </section>
  )
}
