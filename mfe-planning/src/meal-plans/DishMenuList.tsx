import type { MealPlanItem } from '@potluck/api/meal-plans'
import { MenuList, type OpenMenu } from '@potluck/ui/content'
import { IconArrowsMove, IconCheck, IconCopy, IconPencil, IconSoup, IconTrash } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import type { DishActions } from './useDishActions.ts'

interface Props {
  readonly dish: MealPlanItem
  readonly actions: DishActions
  readonly menu: OpenMenu
}

/** The entries of a dish's menu. Loaded when the first such menu opens. */
export function DishMenuList({ dish, actions, menu }: Props) {
  const { t } = useTranslation('planning')
  const { cooked, leftoverOf, seriesId, day } = dish
  return (
    <MenuList
      {...menu}
      entries={[
        {
          key: 'cooked',
          icon: <IconCheck />,
          label: t(cooked ? 'plan.notCooked' : 'plan.cooked'),
          onSelect: () => actions.setCooked(dish, !cooked),
        },
        { key: 'edit', icon: <IconPencil />, label: t('list.change'), onSelect: () => actions.write({ dish }) },
        {
          key: 'move',
          icon: <IconArrowsMove />,
          label: t('plan.move'),
          onSelect: () => actions.pickUp([dish], 'moved'),
        },
        ...(seriesId === null
          ? [
              {
                key: 'copy',
                icon: <IconCopy />,
                label: t('plan.copy'),
                onSelect: () => actions.pickUp([dish], 'copied'),
              },
            ]
          : []),
        ...(leftoverOf === null
          ? [
              {
                key: 'leftovers',
                icon: <IconSoup />,
                label: t('plan.planLeftovers'),
                onSelect: () => actions.pickUp([dish], 'leftovers'),
              },
            ]
          : []),
        {
          key: 'remove',
          icon: <IconTrash />,
          label: t('plan.takeOff'),
          danger: true,
          onSelect: () => actions.remove([dish]),
        },
        ...(seriesId !== null && day !== null
          ? [
              {
                key: 'following',
                icon: <IconTrash />,
                label: t('plan.takeOffFollowing'),
                danger: true,
                onSelect: () => actions.removeFollowing(dish),
              },
            ]
          : []),
      ]}
    />
  )
}
