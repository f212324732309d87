import { Button, CheckboxRow, Heading, Note, SkeletonScreen, Stack } from '@potluck/ui'
import { SelectField, TextField } from '@potluck/ui/forms'
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

/** In place of a list's id: one that is still to be made. */
const another = 'new'

/** Puts ingredients on a shopping list: which list, and which of them. */
export function ToShoppingListDialog({ recipeId, ingredients, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const { lists, add, isSending, hasFailed } = useToShoppingList(recipeId, onClose)
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [chosen, setChosen] = useState<string | null>(null)
  const [title, setTitle] = useState(t('shop.newTitle'))
  const list = chosen ?? lists.data?.[0]?.id ?? another
  const buyable = ingredients.filter(({ read }) => !read.isHeader)
  const lines = buyable.filter(({ line }) => !leftOut.has(line)).map(({ read }) => read.text.trim())
  const ready = lines.length > 0 && (list !== another || title.trim() !== '')

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
          disabled={!ready || lists.isPending}
          onClick={() => void add(list === another ? { newTitle: title } : { listId: list }, lines)}
        >
          {t('shop.addCount', { count: lines.length })}
        </Button>
      }
    >
      <Stack gap={4}>
        {hasFailed && <Note tone="danger">{t('shop.failed')}</Note>}
        {lists.error && <Note tone="attention">{t('shop.listsFailed')}</Note>}
        {lists.isPending ? (
          <SkeletonScreen label={t('shop.loading')} shape="text" count={2} />
        ) : (
          <SelectField
            label={t('shop.list')}
            value={list}
            options={[
              ...(lists.data ?? []).map((each) => ({ value: each.id, label: each.title })),
              { value: another, label: t('shop.newList') },
            ]}
            onChange={setChosen}
          />
        )}
        {!lists.isPending && list === another && (
          <TextField label={t('shop.name')} value={title} dir="auto" maxLength={254} onChange={setTitle} />
        )}
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
