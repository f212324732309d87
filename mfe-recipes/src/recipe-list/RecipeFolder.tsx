import type { Folder } from '@potluck/api/recipes'
import { useStore, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { IconButton, LinkButton, onDemand, PageLayout } from '@potluck/ui'
import { IconPlus, IconX } from '@potluck/ui/icons'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { lastList } from '../book/last-list.ts'
import { filterCount, isNarrowed, noFilters } from '../book/list-view.ts'
import { useOpenBook } from '../book/useOpenBook.ts'
import { useRefreshBook } from '../book/useRefreshBook.ts'
import { RefusedHere } from '../changes/RefusedHere.tsx'
import { useListPages } from '../list-pages/useListPages.ts'
import { Shortcuts } from '../search/Shortcuts.tsx'
import { SelectionArea } from '../selection/SelectionArea.tsx'
import type { SelectionDialogProps } from '../selection/SelectionDialog.tsx'
import type { BookAction } from '../selection/selection-action.ts'
import { useSelectionActions } from '../selection/useSelectionActions.ts'
import { selectionWords } from '../selection/words.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { GoneKitchen } from './GoneKitchen.tsx'
import { ListBar } from './ListBar.tsx'
import { ListTitle } from './ListTitle.tsx'
import { OwnWordsOnly } from './OwnWordsOnly.tsx'
import { RecipeResults } from './RecipeResults.tsx'
import { UnknownLabels } from './UnknownLabels.tsx'
import { useFocusLeftRow } from './useFocusLeftRow.ts'
import { useHouseholdFirst } from './useHouseholdFirst.ts'
import { useListSelection } from './useListSelection.ts'
import { useListView } from './useListView.ts'

const SelectionActions = onDemand(
  () => import('../selection/SelectionActions.tsx').then((module) => module.SelectionActions),
  'part',
  selectionWords,
)

const SelectionDialog = onDemand(
  () => import('../selection/SelectionDialog.tsx').then((module) => module.SelectionDialog),
  'dialog',
  selectionWords,
)

interface Props {
  readonly folder: Folder
  /** The kitchen in whose book it is, or all books; undefined for the own book. */
  readonly kitchenId: string | undefined
}

/** A folder of the cook's own book, of the book of a kitchen, or of all of these. */
export function RecipeFolder({ folder, kitchenId: shown }: Props) {
  const { t } = useTranslation('recipes')
  const { view, change, search } = useListView(folder)
  const query = useSearchParams()[0].toString()
  useEffect(() => lastList.set({ folder, query }), [folder, query])
  const pages = useListPages(view)
  const book = useOpenBook(folder, shown, pages.rows !== undefined || pages.error !== null)
  const { title, kitchenId, mayWrite } = book
  const { selection, selectAll, extendTo } = useListSelection(pages.visibleView, pages.rows)
  const { active, ids } = useStore(selection)
  const loadedRecipes = () => pages.rows?.filter((row) => typeof row !== 'number') ?? []
  const { remove, move, takeOut, pin } = useSelectionActions(selection, { folder, kitchenId }, loadedRecipes)
  const [asking, setAsking] = useState<SelectionDialogProps['action'] | null>(null)
  const filters = filterCount(view)
  useTitle([title, view.search, filters > 0 && `${t('list.filter')} (${filters})`].filter(Boolean).join(' · '))
  useFocusLeftRow(pages.rows !== undefined)
  useRefreshBook()
  // An empty folder displays neither a search box nor filters, unless the cook already uses them.
  const isEmpty = pages.rows?.length === 0 && !isNarrowed(pages.visibleView)
  const isHidden = useHouseholdFirst(isEmpty && folder === 'main' && shown === undefined)
  const [usesBar, setUsesBar] = useState(false)
  const hasBar = !isEmpty || usesBar
  // Until the answer arrives, controls that an empty book lacks are not displayed.
  const isFilled = !isEmpty && pages.rows !== undefined
  // A constant element, so that it does not render with each letter.
  const newRecipe = useMemo(
    () => (
      <LinkButton href={href(paths.addRecipe(undefined, kitchenId))} variant="primary" icon={<IconPlus />}>
        {t('list.newRecipe')}
      </LinkButton>
    ),
    [t, kitchenId],
  )
  if (book.isGone) return <GoneKitchen kitchenId={kitchenId} />

  function act(action: BookAction) {
    if (action === 'delete') void remove()
    else if (action === 'move') void move()
    else if (action === 'pin') void pin()
    else if (action === 'export') takeOut()
    else setAsking(action)
  }

  return (
    <PageLayout
      title={active ? t('selection.count', { count: ids.size }) : <ListTitle book={book} shown={shown} />}
      leading={active && <IconButton icon={<IconX />} label={t('selection.end')} onClick={selection.end} />}
      mainAction={
        active ? (
          <SelectionActions folder={folder} kitchenId={kitchenId} ids={ids} onAction={act} />
        ) : (
          isFilled && folder === 'main' && mayWrite && newRecipe
        )
      }
      mainActionFloats={!active}
    >
      <RefusedHere path={paths.list(folder, { kitchen: shown })} />
      {hasBar && (
        <ListBar
          view={view}
          onChange={change}
          onSearch={search}
          onUse={() => setUsesBar(true)}
          count={pages.rows?.length}
        />
      )}
      {!isEmpty && folder === 'main' && !active && !isNarrowed(view) && (
        <Shortcuts kitchenId={shown} seed={view.seed} onShuffle={(seed) => change({ seed })} />
      )}
      <ActiveFilters view={view} onChange={change} />
      <UnknownLabels view={view} onChange={change} />
      <OwnWordsOnly view={view} />
      <SelectionArea selection={selection} selectAll={selectAll} extendTo={extendTo}>
        {!isHidden && (
          <RecipeResults
            pages={pages}
            selectable={book.maySelect ? { selection, selectAll } : undefined}
            onClear={() => change({ search: '', ...noFilters })}
          />
        )}
      </SelectionArea>
      {asking && (
        <SelectionDialog
          action={asking}
          folder={folder}
          kitchenId={kitchenId}
          recipeIds={[...ids]}
          summaries={loadedRecipes().filter(({ id }) => ids.has(id))}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null)
            selection.end()
          }}
        />
      )}
    </PageLayout>
  )
}
