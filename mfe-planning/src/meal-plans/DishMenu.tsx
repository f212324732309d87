import type { MealPlanItem } from '@potluck/api/meal-plans'
import { IconButton, onDemand } from '@potluck/ui'
import { Menu } from '@potluck/ui/content'
import { IconDots } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import type { DishActions } from './useDishActions.ts'

const DishMenuList = onDemand(() => import('./DishMenuList.tsx').then((module) => module.DishMenuList))

interface Props {
  readonly dish: MealPlanItem
  readonly actions: DishActions
  readonly className: string | undefined
}

/** The menu of a dish. */
export function DishMenu({ dish, actions, className }: Props) {
  const { t } = useTranslation('planning')
  return (
    <Menu
      trigger={
        <IconButton
          icon={<IconDots size={20} />}
          label={t('list.moreAbout', { title: dish.title })}
          className={className}
        />
      }
      entries={(menu) => <DishMenuList dish={dish} actions={actions} menu={menu} />}
    />
  )
}
