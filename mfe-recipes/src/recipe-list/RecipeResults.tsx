import type { RecipeSummary } from '@potluck/api/recipes'
import { textLanguage } from '@potluck/cooking/text-language'
import { Answered, usePendingDeletions } from '@potluck/parts'
import { myRecipes } from '@potluck/platform/book-preferences'
import { useHost } from '@potluck/platform/HostProvider'
import { useImageAddress, usePreferences, useStore } from '@potluck/platform/hooks'
import { userDataKey } from '@potluck/platform/user-data'
import { Button, Note, onDemand, Text } from '@potluck/ui'
import { VirtualGrid, VirtualList } from '@potluck/ui/lists'
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isAllBooks } from '../book/all-books.ts'
import { isNarrowed } from '../book/list-view.ts'
import type { ListPages, ListRow } from '../list-pages/useListPages.ts'
import { markWords } from '../marks/words.ts'
import { Corrections } from '../search/Corrections.tsx'
import { MatchesProvider } from '../search/highlights.ts'
import { asksForMarks } from '../search/typed-operators.ts'
import { useIsChoosing } from '../selection/SelectionContext.ts'
import { SelectLine, type SelectLineProps } from '../selection/SelectLine.tsx'
import { EmptyList } from './EmptyList.tsx'
import { HiddenRows } from './HiddenRows.tsx'
import { InboxRow } from './InboxRow.tsx'
import { LetterJump } from './LetterJump.tsx'
import classes from './RecipeResults.module.css'
import { RecipeRow } from './RecipeRow.tsx'
import { RecipeTileCard } from './RecipeTileCard.tsx'
import { ResultCount } from './ResultCount.tsx'
import { RowLookProvider } from './RowLook.ts'
import { translatedTimes } from './translated-times.ts'
import { useBookNames } from './useBookNames.ts'

const NoneFound = onDemand(() => import('../marks/NotKnown.tsx').then((module) => module.NoneFound), 'part', markWords)
const NotKnown = onDemand(() => import('../marks/NotKnown.tsx').then((module) => module.NotKnown), 'part', markWords)

interface Props {
  readonly pages: ListPages
  readonly onClear?: () => void
  /** The selection; undefined if rows cannot be selected. */
  readonly selectable?: Pick<SelectLineProps, 'selection' | 'selectAll'> | undefined
  /** The message of a list that no longer exists. */
  readonly gone?: ReactNode
  /** Actions on a recipe of somebody else. */
  readonly besideOthers?: ((recipe: RecipeSummary) => ReactNode) | undefined
}

const keyOf = (row: ListRow): string => (typeof row === 'number' ? `row ${row}` : row.id)

/** The ratings from 0 to 5 stars. */
const ratings = [0, 1, 2, 3, 4, 5]

const placeOf = (_row: ListRow, index: number): string => String(index)

/** A new search scrolls to the top. */
function useTopOfSearch(search: string): void {
  const lastSearch = useRef(search)
  useLayoutEffect(() => {
    if (lastSearch.current === search) return
    lastSearch.current = search
    window.scrollTo(0, 0)
  }, [search])
}

/** The recipes of a view as tiles or rows, or a message. */
export function RecipeResults({ pages, onClear = () => {}, selectable, gone, besideOthers }: Props) {
  const { t } = useTranslation('recipes')
  const { viewType } = usePreferences(myRecipes)
  const pending = usePendingDeletions()
  const asTiles = viewType === 'tiles' && pages.visibleView.folder !== 'inbox'
  const words = useMemo(
    () => ({
      loading: { label: t('list.loading'), shape: asTiles ? 'tiles' : 'rows', count: 12 } as const,
      failed: { title: t('list.failed'), safe: t('safe') },
    }),
    [t, asTiles],
  )
  const answer = {
    data:
      pending.size === 0 ? pages.rows : pages.rows?.filter((row) => typeof row === 'number' || !pending.has(row.id)),
    error: pages.error,
    isFetching: pages.isFetching,
    refetch: pages.retry,
  }
  const asked = asksForMarks(pages.visibleView.search)
  // It stays mounted, so that a screen reader also announces a search without results.
  const isCounted = answer.data !== undefined && (answer.data.length > 0 || isNarrowed(pages.visibleView))
  return (
    <>
      {isCounted && (!selectable || answer.data?.length === 0) && (
        <div className={classes.count}>
          <ResultCount view={pages.visibleView} count={answer.data?.length ?? 0} />
          {isAllBooks(pages.visibleView.kitchenId) && (
            <Text size="small" tone="soft">
              {t('books.selectInOne')}
            </Text>
          )}
        </div>
      )}
      {asked && <NoneFound search={pages.visibleView.search} />}
      <Answered
        answer={answer}
        loading={words.loading}
        failed={words.failed}
        gone={gone}
        empty={<EmptyList view={pages.visibleView} onClear={onClear} />}
        frame={(face) => <HiddenRows>{face}</HiddenRows>}
      >
        {(rows) => <HiddenRows rows={<Rows {...{ pages, rows, asTiles, selectable, besideOthers }} />} />}
      </Answered>
      {asked && answer.data && <NotKnown view={pages.visibleView} />}
    </>
  )
}

interface RowsProps extends Pick<Props, 'pages' | 'selectable' | 'besideOthers'> {
  readonly rows: readonly ListRow[]
  readonly asTiles: boolean
}

function Rows({ pages, rows, asTiles, selectable, besideOthers }: RowsProps) {
  const { t } = useTranslation('recipes')
  const preferences = usePreferences(myRecipes)
  const isChoosing = useIsChoosing()
  const address = useImageAddress()
  const starNames = useMemo(() => ratings.map((count) => t('list.stars', { count })), [t])
  const language = useStore(useHost().language)
  const sayTime = useMemo(() => translatedTimes(language), [language])
  const bookNames = useBookNames(pages.visibleView.kitchenId)
  const look = useMemo(
    () => ({
      ...preferences,
      t,
      sayTime,
      isChoosing,
      address,
      starNames,
      bookNames,
      languageOf: (text: string) => textLanguage(text, language),
    }),
    [preferences, t, sayTime, isChoosing, address, starNames, bookNames, language],
  )
  const place = JSON.stringify(pages.visibleView)
  // A search changes the list with each letter: its rows stay and display other recipes.
  const list = JSON.stringify({ ...pages.visibleView, search: '' })
  useTopOfSearch(pages.visibleView.search)
  const inInbox = pages.visibleView.folder === 'inbox'
  const beside = (row: ListRow) =>
    besideOthers && typeof row !== 'number' && row.owner ? besideOthers(row) : undefined
  const count = <ResultCount view={pages.visibleView} count={rows.length} />
  const scrollTo = useRef<((row: number) => void) | null>(null)
  const listProps = {
    scrollTo,
    items: rows,
    getKey: inInbox ? keyOf : placeOf,
    label: inInbox ? t('list.inbox') : t('list.book'),
    scrollKey: place,
    storedAs: userDataKey('scroll'),
    onVisibleRange: pages.onVisibleRange,
  }
  return (
    <RowLookProvider value={look}>
      <MatchesProvider value={pages.marks}>
        {selectable && (
          <SelectLine {...selectable} total={pages.visibleView.friends ? null : rows.length}>
            {count}
            <LetterJump view={pages.visibleView} rows={rows.length} scrollTo={scrollTo} />
          </SelectLine>
        )}
        <Corrections corrections={pages.corrections} />
        {pages.error && (
          <Note tone="attention" action={<Button onClick={pages.retry}>{t('tryAgain')}</Button>}>
            {t('list.failed')}
          </Note>
        )}
        {asTiles ? (
          <VirtualGrid
            key={list}
            {...listProps}
            renderItem={(row, index) => <RecipeTileCard row={row} eager={index < 8} corner={beside(row)} />}
          />
        ) : (
          // One container for all rows: styles are computed again for each separate container.
          <div className={classes.rows}>
            <VirtualList
              key={list}
              {...listProps}
              renderItem={(row) => (inInbox ? <InboxRow row={row} /> : <RecipeRow row={row} trailing={beside(row)} />)}
            />
          </div>
        )}
      </MatchesProvider>
    </RowLookProvider>
  )
}
