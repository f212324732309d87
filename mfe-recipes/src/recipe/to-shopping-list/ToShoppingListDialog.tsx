import { ShoppingListPicker } from '@potluck/parts/ShoppingListPicker'
import { useListChoice } from '@potluck/parts/useListChoice'
import { Button, Heading, Note, Stack } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { Modal } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toggledIn } from '../cooking-progress.ts'
import type { ShownIngredient } from '../ingredient-list.ts'
import classes from './ToShoppingListDialog.module.css'
import { useToShoppingList } from './useToShoppingList.ts'

interface Props {
  readonly recipeId: string
  /** As they stand on the screen, scaled. */
  readonly ingredients: readonly ShownIngredient[]
  readonly onClose: () => void
}

/** Puts ingredients on a shopping list: which list, and which of them. */
export function ToShoppingListDialog({ recipeId, ingredients, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const choice = useListChoice()
  const { add, isSending, hasFailed } = useToShoppingList(recipeId, choice, onClose)
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const buyable = ingredients.filter(({ read }) => !read.isHeader)
  const lines = buyable.filter(({ line }) => !leftOut.has(line)).map(({ read }) => read.text.trim())

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('shop.add')}
      closeLabel={t('close')}
      actions={
        <Button
          variant="primary"
          busy={isSending}
          disabled={lines.length === 0 || !choice.isReady}
          onClick={() => add(lines)}
        >
          {t('shop.addCount', { count: lines.length })}
        </Button>
      }
    >
      <Stack gap={4}>
        {hasFailed && <Note tone="danger">{t('shop.failed')}</Note>}
        <ShoppingListPicker choice={choice} />
        <div>
          <div className={classes.head}>
            <Heading level={3}>{t('field.ingredients')}</Heading>
            <Button
              variant="quiet"
              onClick={() => setLeftOut(new Set(leftOut.size === 0 ? buyable.map(({ line }) => line) : []))}
            >
              {leftOut.size === 0 ? t('shop.none') : t('shop.all')}
            </Button>
          </div>
          <ul>
            {ingredients.map(({ line, read }) => (
              <li key={line} dir="auto">
                {read.isHeader ? (
                  <Heading level={4} className={classes.part}>
                    {read.ingredient}
                  </Heading>
                ) : (
                  <CheckboxRow
                    label={read.text}
                    checked={!leftOut.has(line)}
                    onChange={() => setLeftOut(toggledIn(leftOut, line))}
                  />
                )}
              </li>
            ))}
          </ul>
        </div>
      </Stack>
    </Modal>
  )
}
