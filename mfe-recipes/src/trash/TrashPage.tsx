import type { CallOutput } from '@potluck/api/endpoint'
import { type DeletedThing, listDeletedThings, listRemoved, listTrash } from '@potluck/api/trash'
import { Answered, BackButton } from '@potluck/parts'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'
import { useStore, useTitle } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { Button, IconButton, PageLayout, Row } from '@potluck/ui'
import { EmptyState, Tabs } from '@potluck/ui/content'
import { IconTrash, IconX } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ChosenBook, useChosenBook } from '../book/useChosenBook.tsx'
import { createSelection } from '../selection/selection.ts'
import { ChosenActions } from './ChosenActions.tsx'
import { DeletedRecipes } from './DeletedRecipes.tsx'
import { DeletedThings } from './DeletedThings.tsx'
import { RemovedLines } from './RemovedLines.tsx'
import { useDeletedRecipes } from './useDeletedRecipes.ts'
import { useEmptyTrash } from './useEmptyTrash.ts'

const thingNews = [
  'shoppingList:received',
  'shoppingList:removed',
  'shoppingList:itemsUpdated',
  'mealPlan:received',
  'mealPlan:removed',
  'mealPlan:itemsUpdated',
  'live:connected',
] as const

const recipeNews = ['recipe:updated', 'recipes:changed', 'book:changed', 'live:connected'] as const

const sections = ['recipes', 'things', 'lines'] as const

/** How many there are of several kinds together. */
const countOf = (kinds: Readonly<Record<string, readonly unknown[]>> | undefined): number =>
  Object.values(kinds ?? {}).reduce((sum, { length }) => sum + length, 0)

type Things = CallOutput<typeof listDeletedThings>

/** Those of the cook, or of a kitchen. */
const thingsIn = ({ lists, plans }: Things, book: string | undefined): Things => {
  const isThere = ({ kitchenId }: DeletedThing) => kitchenId === (book ?? null)
  return { lists: lists.filter(isThere), plans: plans.filter(isThere) }
}

type Section = (typeof sections)[number]

/** Deleted things, to restore or delete permanently: the cook's own, or those of a kitchen. */
export function TrashPage() {
  const book = useChosenBook(paths.trash)
  // Nothing of one book is shown, or chosen, beside the name of another.
  return <TrashOfBook key={book.kitchenId ?? ''} {...book} />
}

function TrashOfBook({ kitchenId, choice }: ChosenBook) {
  const { t } = useTranslation('recipes')
  const [opened, setOpened] = useState<Section | null>(null)
  const [selection] = useState(createSelection)
  const chosen = useStore(selection)
  const recipes = useDeletedRecipes(kitchenId)
  const isOwn = kitchenId === undefined
  const allThings = useAnswer(listDeletedThings, {})
  const things = { ...allThings, data: allThings.data && thingsIn(allThings.data, kitchenId) }
  const removed = useAnswer(listRemoved, {})
  const { empty, isEmptying } = useEmptyTrash()
  useTitle(t('trash.title'))
  useRefetchOn(recipeNews, listTrash)
  useRefetchOn(thingNews, listDeletedThings, listRemoved)

  const recipeCount = recipes.answer.data?.totalCount ?? 0
  const thingCount = countOf(things.data)
  const lineCount = isOwn ? countOf(removed.data) : 0
  const isSearching = recipes.query !== ''
  const isEmpty = !isSearching && !things.isPending && !removed.isPending && recipeCount + thingCount + lineCount === 0
  const filled = thingCount > 0 ? 'things' : lineCount > 0 ? 'lines' : 'recipes'
  const section = opened ?? (isSearching || recipeCount > 0 ? 'recipes' : filled)
  const isChoosing = section === 'recipes' && chosen.ids.size > 0
  const counts = { recipes: isSearching ? 0 : recipeCount, things: thingCount, lines: lineCount }
  const tabs = sections
    .filter((name) => name === section || counts[name] > 0 || (name === 'recipes' && isSearching))
    .map((name) => {
      const title = t(`trash.tabs.${name}`)
      const count = counts[name]
      return { value: name, label: count > 0 ? `${title} (${t('trash.number', { count })})` : title }
    })

  return (
    <PageLayout
      title={isChoosing ? t('selection.count', { count: chosen.ids.size }) : t('trash.title')}
      width="reading"
      leading={
        isChoosing ? (
          <IconButton icon={<IconX />} label={t('selection.end')} onClick={selection.end} />
        ) : (
          <BackButton otherwise={paths.home()} />
        )
      }
      actions={
        !isChoosing &&
        !isSearching &&
        isOwn &&
        recipeCount + thingCount > 0 && (
          <Row>
            <Button
              icon={<IconTrash />}
              busy={isEmptying}
              aria-label={t('trash.empty')}
              onClick={() => void empty(recipeCount, thingCount)}
            >
              {t('trash.emptyShort')}
            </Button>
          </Row>
        )
      }
      mainAction={
        isChoosing && (
          <ChosenActions selection={selection} kitchenId={kitchenId} recipes={recipes.answer.data?.data ?? []} />
        )
      }
    >
      {choice}
      <Answered
        answer={recipes.answer}
        loading={{ label: t('trash.loading'), shape: 'rows' }}
        failed={{ title: t('trash.failed'), safe: t('safe') }}
        isEmpty={() => isEmpty}
        empty={
          <EmptyState picture="bin" title={t('trash.nothing')}>
            {t('trash.hint')}
          </EmptyState>
        }
      >
        {(page) => {
          const content = {
            recipes: <DeletedRecipes {...recipes} page={page} selection={selection} />,
            things: <DeletedThings answer={things} />,
            lines: <RemovedLines answer={removed} />,
          }[section]
          // A single section needs no tabs.
          if (tabs.length < 2) return content
          return (
            <Tabs<Section> label={t('trash.title')} value={section} onChange={setOpened} tabs={tabs}>
              {content}
            </Tabs>
          )
        }}
      </Answered>
    </PageLayout>
  )
}
