import { type ShoppingList, type ShoppingListItem, updateShoppingListItems } from '@potluck/api/shopping-lists'
import { type Change, endpointName } from '@potluck/platform/changes'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Note, onDemand } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedWords } from '../../refusals/RefusedWords.tsx'
import { refusedWords } from '../../refusals/words.ts'
import { addedItems, titlesOf } from '../changes.ts'
import { itemWords } from '../item/words.ts'
import type { Shopping } from '../useShoppingList.ts'

const RefusedChanges = onDemand(
  () => import('../../refusals/RefusedChanges.tsx').then((module) => module.RefusedChanges),
  'part',
  refusedWords,
)
const ToListDialog = onDemand(
  () => import('../item/ToListDialog.tsx').then((module) => module.ToListDialog),
  'dialog',
  itemWords,
)

interface Props {
  /** Undefined where it is gone. */
  readonly list: ShoppingList | undefined
  readonly shopping: Shopping
}

/**
 * The two texts of an item that was changed here and, since then, by somebody else. Null for other changes, and where
 * the item is gone.
 */
function rewrittenBoth(change: Change, items: readonly ShoppingListItem[]) {
  if (change.refusal?.code !== 'changed' || change.endpoint !== endpointName(updateShoppingListItems)) return null
  const item = items.find(({ id }) => id === change.input.query?.itemIds)
  const { title = item?.title, notes = item?.notes } =
    updateShoppingListItems.body.safeParse(change.input.body).data ?? {}
  return item && title !== undefined && notes !== undefined ? { change, item, title, notes } : null
}

/** The changes of a list that could not be saved: why, and what can be done about each. */
export function RefusedLines({ list, shopping }: Props) {
  const items = list?.items ?? []
  const both = shopping.refused.flatMap((change) => rewrittenBoth(change, items) ?? [])
  const others = shopping.refused.filter((change) => !both.some((one) => one.change === change))
  return (
    <>
      {both.map((one) => (
        <Rewritten key={one.change.reference} {...one} shopping={shopping} />
      ))}
      {others.length > 0 && (
        <RefusedChanges
          refused={others}
          titles={others.flatMap((change) => titlesOf(change, items))}
          action={<PutElsewhere refused={others} shopping={shopping} />}
        />
      )}
    </>
  )
}

const wordsOf = ({ title, notes }: Pick<ShoppingListItem, 'title' | 'notes'>): string =>
  notes === '' ? title : `${title} (${notes})`

interface RewrittenProps extends Pick<ShoppingListItem, 'title' | 'notes'> {
  readonly change: Change
  readonly item: ShoppingListItem
  readonly shopping: Shopping
}

/** One line that two people wrote anew: the later words stand on the list, and both are shown. */
function Rewritten({ change, item, title, notes, shopping }: RewrittenProps) {
  const { t } = useTranslation('planning')
  const { changes } = useHost()
  const discard = () => changes.discard(change.reference)
  function useYours() {
    discard()
    shopping.edit(item, { title, notes })
  }
  return (
    <Note
      tone="attention"
      title={t('refused.rewritten')}
      action={
        <>
          <Button onClick={useYours}>{t('refused.useYours')}</Button>
          <Button variant="quiet" onClick={discard}>
            {t('refused.leave')}
          </Button>
        </>
      }
    >
      <RefusedWords>{t('refused.theirs', { words: wordsOf(item) })}</RefusedWords>
      <RefusedWords>{t('refused.yours', { words: wordsOf({ title, notes }) })}</RefusedWords>
    </Note>
  )
}

interface PutElsewhereProps {
  readonly refused: readonly Change[]
  readonly shopping: Shopping
}

/** A way on for what was to be added to a list that is full or gone. */
function PutElsewhere({ refused, shopping }: PutElsewhereProps) {
  const { t } = useTranslation('planning')
  const { changes } = useHost()
  const [asked, setAsked] = useState(false)
  const adding = refused.filter((change) => addedItems(change).length > 0)
  const [first] = adding
  if (!first) return null
  const items = adding.flatMap(addedItems)
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('refused.putElsewhere')}</Button>
      {asked && (
        <ToListDialog
          listId={String(first.input.params?.id)}
          count={items.length}
          isNew
          onPut={(listId) => {
            shopping.putOn(listId, items, 'copy')
            for (const { reference } of adding) changes.discard(reference)
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
