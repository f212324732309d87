import { useFormats } from '@potluck/parts'
import { PutOnListDialog } from '@potluck/parts/PutOnListDialog'
import { ShoppingListPicker } from '@potluck/parts/ShoppingListPicker'
import { useListChoice } from '@potluck/parts/useListChoice'
import { Note, SkeletonScreen } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useManyToShoppingList } from './useManyToShoppingList.ts'

interface Props {
  readonly recipeIds: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Adds the ingredients of several recipes to a shopping list. */
export function ManyToShoppingListDialog({ recipeIds, onClose, onDone }: Props) {
  const { t } = useTranslation('recipes')
  const { list } = useFormats()
  const choice = useListChoice()
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const { recipes, isReading, couldNotRead, add, ...sending } = useManyToShoppingList(recipeIds, choice, onDone)
  const selected = recipes.filter(({ id }) => !leftOut.has(id))
  const count = selected.reduce((sum, { lines }) => sum + lines.length, 0)

  function toggle(id: string) {
    const next = new Set(leftOut)
    if (!next.delete(id)) next.add(id)
    setLeftOut(next)
  }

  return (
    <PutOnListDialog
      title={t('shop.add')}
      submitLabel={t('shop.addCount', { count })}
      canSubmit={count > 0 && !isReading}
      choice={choice}
      sending={sending}
      onSubmit={() => add(selected)}
      onClose={onClose}
    >
      {couldNotRead && <Note tone="attention">{t('selection.someUnread')}</Note>}
      <ShoppingListPicker choice={choice} />
      {isReading && <SkeletonScreen label={t('list.loading')} shape="rows" count={recipeIds.length} />}
      <ul aria-label={t('selection.recipes')}>
        {recipes.map(({ id, title, lines, atHome }) => (
          <li key={id}>
            <CheckboxRow
              label={<bdi>{title}</bdi>}
              description={[
                t('selection.ingredients', { count: lines.length }),
                ...(atHome.length > 0 ? [`${t('shop.atHome')}: ${list(atHome)}`] : []),
              ].join(' · ')}
              checked={!leftOut.has(id)}
              onChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
    </PutOnListDialog>
  )
}
