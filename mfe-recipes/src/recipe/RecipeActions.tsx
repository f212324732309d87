import type { Recipe } from '@potluck/api/recipes'
import { Button, onDemand, Row } from '@potluck/ui'
import { IconSend, IconShoppingCart } from '@potluck/ui/icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownIngredient } from './ingredient-list.ts'
import classes from './RecipeActions.module.css'

const ToShoppingList = onDemand(() =>
  import('./to-shopping-list/ToShoppingListDialog.tsx').then((module) => module.ToShoppingListDialog),
)
const ToFriend = onDemand(() => import('./to-friend/ToFriendDialog.tsx').then((module) => module.ToFriendDialog))

interface Props {
  readonly recipe: Recipe
  /** As they stand on the screen, scaled. */
  readonly ingredients: readonly ShownIngredient[]
}

/** What a recipe is taken to: the shop, a friend. */
export function RecipeActions({ recipe, ingredients }: Props) {
  const { t } = useTranslation('recipes')
  const [open, setOpen] = useState<'list' | 'friend' | null>(null)
  const buttons = { list: useRef<HTMLButtonElement>(null), friend: useRef<HTMLButtonElement>(null) }
  const canShop = ingredients.some(({ read }) => !read.isHeader)

  function close() {
    setOpen(null)
    if (open) buttons[open].current?.focus()
  }

  return (
    <Row gap={2} className={classes.actions}>
      {canShop && (
        <Button ref={buttons.list} icon={<IconShoppingCart />} onClick={() => setOpen('list')}>
          {t('shop.add')}
        </Button>
      )}
      <Button ref={buttons.friend} icon={<IconSend />} onClick={() => setOpen('friend')}>
        {t('send.button')}
      </Button>
      {open === 'list' && <ToShoppingList recipeId={recipe.id} ingredients={ingredients} onClose={close} />}
      {open === 'friend' && <ToFriend recipe={recipe} onClose={close} />}
    </Row>
  )
}
