import { useFormats } from '@potluck/parts'
import { PutOnListDialog } from '@potluck/parts/PutOnListDialog'
import { ShoppingListPicker } from '@potluck/parts/ShoppingListPicker'
import { UsuallyAtHome } from '@potluck/parts/UsuallyAtHome'
import { useListChoice } from '@potluck/parts/useListChoice'
import { useRecipesOnList } from '@potluck/parts/useRecipesOnList'
import { Heading, Note, SkeletonScreen } from '@potluck/ui'
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
  const { recipes, isReading, couldNotRead, add, keep, isMadeAhead, turnAhead, ...sending } = useManyToShoppingList(
    recipeIds,
    choice,
    onDone,
  )
  const parts = new Map(recipes.flatMap((recipe) => recipe.parts.map((part) => [part.id, part.title] as const)))
  // The server does not know a list that is being created.
  const onList = useRecipesOnList(sending.isSending ? null : choice.listId)
  const selected = recipes.filter(({ id }) => !leftOut.has(id))
  const usual = new Map(selected.flatMap((recipe) => recipe.usual.map((thing) => [thing.key, thing] as const)))
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
      <UsuallyAtHome things={[...usual.values()]} onKept={keep} />
      {isReading && <SkeletonScreen label={t('list.loading')} shape="rows" count={recipeIds.length} />}
      <ul aria-label={t('selection.recipes')}>
        {recipes.map(({ id, title, lines, atHome }) => (
          <li key={id}>
            <CheckboxRow
              label={<bdi>{title}</bdi>}
              description={[
                t('selection.ingredients', { count: lines.length }),
                onList(id),
                atHome.length > 0 ? `${t('shop.atHome')}: ${list(atHome)}` : null,
              ]
                .filter((part) => part !== null)
                .join(' · ')}
              checked={!leftOut.has(id)}
              onChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
      {parts.size > 0 && (
        <section>
          <Heading level={3}>{t('shop.parts')}</Heading>
          {[...parts].map(([id, title]) => (
            <CheckboxRow
              key={id}
              label={<bdi>{title}</bdi>}
              description={isMadeAhead(id) ? t('shop.partAhead') : t('shop.partIngredients')}
              checked={!isMadeAhead(id)}
              onChange={() => turnAhead(id)}
            />
          ))}
        </section>
      )}
    </PutOnListDialog>
  )
}
