import type { ShoppingList, ShoppingListItem } from '@potluck/api/shopping-lists'
import { aislesOf } from '@potluck/cooking/shop-aisles'
import { useFormats } from '@potluck/parts'
import { onDemand, PageLayout, Stack, Text, VisuallyHidden } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { type CSSProperties, type ReactNode, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KitchenNote } from '../kitchens/KitchenNote.tsx'
import { AddItems } from './AddItems.tsx'
import { ChangesByOthers } from './ChangesByOthers.tsx'
import { usePutIntoAisle } from './gestures/usePutIntoAisle.ts'
import { ItemContext } from './ItemContext.ts'
import { ItemSections } from './ItemSections.tsx'
import { itemWords } from './item/words.ts'
import { ListButtons } from './ListButtons.tsx'
import classes from './OpenList.module.css'
import { ReasonsWhenIdle } from './ReasonsWhenIdle.tsx'
import { refusedLineWords } from './refused/words.ts'
import { useAisles } from './useAisles.ts'
import { rowsWith, useArrangement } from './useArrangement.ts'
import { useChoice } from './useChoice.ts'
import { type OpenDialog, useItemActions } from './useItemActions.ts'
import { useListGestures } from './useListGestures.ts'
import { useReadAhead } from './useReadAhead.ts'
import type { Shopping } from './useShoppingList.ts'
import { useTickedByOthers } from './useTickedByOthers.ts'

const AisleTargets = onDemand(() => import('./gestures/AisleTargets.tsx').then((module) => module.AisleTargets), 'part')
const DoneItems = onDemand(() => import('./DoneItems.tsx').then((module) => module.DoneItems), 'part')
const ItemDialogs = onDemand(
  () => import('./item/ItemDialogs.tsx').then((module) => module.ItemDialogs),
  'dialog',
  itemWords,
)
const ListRecipes = onDemand(() => import('./ListRecipes.tsx').then((module) => module.ListRecipes), 'part')
const SelectionBar = onDemand(() => import('./SelectionBar.tsx').then((module) => module.SelectionBar), 'part')
const RefusedLines = onDemand(
  () => import('./refused/RefusedLines.tsx').then((module) => module.RefusedLines),
  'part',
  refusedLineWords,
)

export interface OpenListProps {
  readonly list: ShoppingList
  readonly shopping: Shopping
  readonly leading: ReactNode
}

/** The actions below a swiped row. */
const swipeWords = (tick: string, remove: string): CSSProperties & Record<`--${string}`, string> => ({
  '--swipe-tick': JSON.stringify(tick),
  '--swipe-remove': JSON.stringify(remove),
})

/** The last added items. */
interface Added {
  readonly ids: readonly string[]
  readonly titles: readonly string[]
}

/** An open list: the add box, the open items by aisle, the basket. */
export function OpenList({ list, shopping, leading }: OpenListProps) {
  const { t } = useTranslation('planning')
  const { list: listed } = useFormats()
  const [added, setAdded] = useState<Added>({ ids: [], titles: [] })
  const [asked, setAsked] = useState<OpenDialog | null>(null)
  const choice = useChoice()
  const { actions, ticked } = useItemActions(shopping, { ask: setAsked, choose: choice.toggle })
  const { staying } = ticked
  const { chosen } = choice
  useTickedByOthers(list.id, list.items, ticked)
  const titles = useMemo(() => list.items.map(({ title }) => title), [list.items])
  const aisles = useAisles(titles, list.languages)
  const putIntoAisle = usePutIntoAisle(list, aisles.data, shopping)
  const { carried, carriedItems } = useListGestures({ list, choice, ticked, actions, putIntoAisle })
  const isRead = useReadAhead(titles, aisles.data?.index)
  const vocabulary = aisles.data?.index.vocabulary ?? null
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(() => new Map())
  const scene = useMemo(() => ({ vocabulary, chosen, reasons }), [vocabulary, chosen, reasons])
  const isShownToBuy = useCallback(({ id, completed }: ShoppingListItem) => !completed || staying.has(id), [staying])
  const toBuy = useMemo(() => list.items.filter(isShownToBuy), [list.items, isShownToBuy])
  const categories = useArrangement(toBuy, list, aisles.data)
  const done = useMemo(() => list.items.filter((item) => !isShownToBuy(item)), [list.items, isShownToBuy])

  const add = (titles: readonly string[]) => setAdded({ ids: shopping.add(titles), titles })

  return (
    <PageLayout
      title={list.title}
      leading={leading}
      width="wide"
      actions={<ListButtons list={list} words={aisles.data} actions={actions} />}
    >
      <Stack gap={4}>
        {shopping.refused.length > 0 && <RefusedLines list={list} shopping={shopping} />}
        <KitchenNote of={list} />
        <AddItems items={list.items} words={aisles.data} onAdd={add} />
        <VisuallyHidden role="status">
          {added.titles.length > 0 && t('list.added', { titles: listed(added.titles) })}
        </VisuallyHidden>
        <ChangesByOthers items={list.items} staying={staying} />
        <ListNotes list={list} toBuyCount={toBuy.length} waitsInMemory={shopping.waitsInMemory} />
        {isRead && vocabulary && (
          <ReasonsWhenIdle items={toBuy} homeId={list.kitchen?.id} vocabulary={vocabulary} onReasons={setReasons} />
        )}
        <ItemContext value={scene}>
          <div
            ref={ticked.rows}
            tabIndex={-1}
            className={classes.rows}
            style={swipeWords(t('list.swipeTick'), t('list.swipeRemove'))}
          >
            <ItemSections
              items={toBuy}
              categories={categories}
              actions={actions}
              fresh={added.ids}
              tickedBy={staying}
              list={list}
              aisles={aisles}
              isRead={isRead}
              onAdd={add}
            />
          </div>
          {isRead && done.length > 0 && <DoneItems items={done} actions={actions} />}
        </ItemContext>
        {list.items.some(({ recipe }) => recipe) && (
          <ListRecipes items={list.items} kitchenId={list.kitchen?.id} onRemove={actions.remove} />
        )}
      </Stack>
      {chosen && (
        <SelectionBar
          items={list.items.filter(({ id }) => chosen.has(id))}
          rows={rowsWith(categories, ({ id }) => chosen.has(id)) + done.filter(({ id }) => chosen.has(id)).length}
          actions={actions}
          onEnd={choice.end}
        />
      )}
      {carried && aisles.data && (
        <AisleTargets
          aisles={aislesOf(list).filter(({ hidden }) => !hidden)}
          titleOf={aisles.data.titleOf}
          words={
            carriedItems.length === 1
              ? (carriedItems[0]?.title ?? '')
              : t('select.chosen', { count: carriedItems.length })
          }
          atTop={carried.fromBelow}
        />
      )}
      {asked && aisles.data && (
        <ItemDialogs
          asked={asked}
          list={list}
          shopping={shopping}
          aisles={aisles.data}
          onClose={() => setAsked(null)}
        />
      )}
    </PageLayout>
  )
}

interface ListNotesProps {
  readonly list: ShoppingList
  readonly toBuyCount: number
  readonly waitsInMemory: boolean
}

/** Notes about the whole list: changes wait, it is empty, everything is in the basket. */
function ListNotes({ list, toBuyCount, waitsInMemory }: ListNotesProps) {
  const { t } = useTranslation('planning')
  return (
    <>
      {waitsInMemory && (
        <Text size="small" tone="soft">
          {t('list.waitsInMemory')}
        </Text>
      )}
      {list.items.length === 0 && (
        <EmptyState picture="basket" title={t('list.emptyTitle')}>
          {t('list.emptyText')}
        </EmptyState>
      )}
      {list.items.length > 0 && toBuyCount === 0 && (
        <EmptyState picture="basket" title={t('list.allDone')}>
          {t('list.allDoneText')}
        </EmptyState>
      )}
    </>
  )
}
