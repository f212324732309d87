import type { Label } from '@potluck/api/labels'
import { manageLabels } from '@potluck/platform/book-preferences'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences, useStore, useTitle } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { IconButton, onDemand, PageLayout } from '@potluck/ui'
import { Menu, SearchField } from '@potluck/ui/content'
import { IconCalendar, IconDotsVertical, IconTrash, IconX } from '@potluck/ui/icons'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ChosenBook, useChosenBook } from '../book/useChosenBook.tsx'
import { useLabels } from '../book/useLabels.ts'
import { useRefreshBook } from '../book/useRefreshBook.ts'
import { RefusedHere } from '../changes/RefusedHere.tsx'
import { SelectionArea } from '../selection/SelectionArea.tsx'
import { LabelActions } from './LabelActions.tsx'
import type { LabelDialogProps } from './LabelDialog.tsx'
import { LabelList } from './LabelList.tsx'
import classes from './LabelsPage.module.css'
import type { LabelAction } from './label-action.ts'
import { useLabelSelection } from './useLabelSelection.ts'

const LabelDialog = onDemand(() => import('./LabelDialog.tsx').then((module) => module.LabelDialog))

/** Number of labels from which a search box is displayed. */
const many = 12

/**
 * All labels of the cook's own book, or of a kitchen's, with the number of their recipes. They can be opened, renamed,
 * merged, grouped and deleted.
 */
export function LabelsPage() {
  const book = useChosenBook(paths.labels)
  // Nothing of one book is chosen beside the name of another.
  return <LabelsOfBook key={book.kitchenId ?? ''} {...book} />
}

function LabelsOfBook({ kitchenId, choice }: ChosenBook) {
  const { t } = useTranslation('recipes')
  const { preferences, navigate } = useHost()
  const { showCreatedAt } = usePreferences(manageLabels)
  const [words, setWords] = useState('')
  const labels = useLabels(kitchenId)
  const { selection, selectAll, extendTo } = useLabelSelection(labels.data ?? [], words)
  const { active, ids } = useStore(selection)
  const [asking, setAsking] = useState<Pick<LabelDialogProps, 'action' | 'labels'> | null>(null)
  const chosen = labels.data?.filter(({ id }) => ids.has(id)) ?? []
  useTitle(t('labels.title'))
  useRefreshBook()

  // Rows are drawn again only when the labels change.
  const askAboutOne = useCallback((action: LabelAction, label: Label) => setAsking({ action, labels: [label] }), [])

  return (
    <PageLayout
      title={active ? t('selection.count', { count: chosen.length }) : t('labels.title')}
      leading={active && <IconButton icon={<IconX />} label={t('selection.end')} onClick={selection.end} />}
      width="reading"
      actions={
        !active && (
          <Menu
            trigger={<IconButton icon={<IconDotsVertical />} label={t('labels.view')} />}
            entries={[
              {
                key: 'createdAt',
                icon: <IconCalendar />,
                label: showCreatedAt ? t('labels.hideCreated') : t('labels.showCreated'),
                onSelect: () => preferences.update(manageLabels, { showCreatedAt: !showCreatedAt }),
              },
              {
                key: 'trash',
                icon: <IconTrash />,
                label: t('trash.title'),
                onSelect: () => navigate(paths.trash(kitchenId)),
              },
            ]}
          />
        )
      }
      mainAction={
        active && <LabelActions count={chosen.length} onAction={(action) => setAsking({ action, labels: chosen })} />
      }
    >
      <RefusedHere path={paths.labels(kitchenId)} />
      {choice}
      {labels.data && labels.data.length > many && (
        <SearchField
          className={classes.search}
          label={t('list.findLabel')}
          clearLabel={t('list.clearSearch')}
          value={words}
          onChange={setWords}
        />
      )}
      <SelectionArea selection={selection} selectAll={selectAll} extendTo={extendTo}>
        <LabelList labels={labels} words={words} selection={selection} selectAll={selectAll} onAction={askAboutOne} />
      </SelectionArea>
      {asking && (
        <LabelDialog
          {...asking}
          all={labels.data ?? []}
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
