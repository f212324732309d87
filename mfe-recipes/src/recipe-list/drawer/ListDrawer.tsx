import { Button } from '@potluck/ui'
import { Drawer } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'
import { filterCount, type ListView, noFilters } from '../../book/list-view.ts'
import type { AddressedView } from '../../list-pages/view-address.ts'
import { FilterChoices } from './FilterChoices.tsx'
import { ViewChoices } from './ViewChoices.tsx'

export interface ListDrawerProps {
  readonly choices: 'filter' | 'view'
  readonly opened: boolean
  readonly onClose: () => void
  readonly view: ListView
  readonly onChange: (change: Partial<AddressedView>) => void
  /** The number of recipes in the view; undefined until it has loaded. */
  readonly count: number | undefined
}

/** The drawer with filters or view options. */
export function ListDrawer({ choices, opened, onClose, view, onChange, count }: ListDrawerProps) {
  const { t } = useTranslation('recipes')
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={choices === 'filter' ? t('list.filter') : t('list.view')}
      closeLabel={t('close')}
      actions={
        choices === 'filter' && (
          <>
            <Button disabled={filterCount(view) === 0} onClick={() => onChange(noFilters)}>
              {t('list.clearFilters')}
            </Button>
            <Button variant="primary" onClick={onClose}>
              {t('list.showRecipes', { count: count ?? 0 })}
            </Button>
          </>
        )
      }
    >
      {choices === 'filter' ? (
        <FilterChoices view={view} onChange={onChange} onChosen={onClose} />
      ) : (
        <ViewChoices searching={view.search !== ''} ofOthers={view.userId !== undefined} />
      )}
    </Drawer>
  )
}
