import { Drawer } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'
import type { ListView } from '../book/list-view.ts'
import { FilterChoices } from './FilterChoices.tsx'
import { ViewChoices } from './ViewChoices.tsx'
import type { AddressedView } from './view-address.ts'

export interface ListDrawerProps {
  readonly choices: 'filter' | 'view'
  readonly opened: boolean
  readonly onClose: () => void
  readonly view: ListView
  readonly onChange: (change: Partial<AddressedView>) => void
}

/** What the list is narrowed by, or how it looks. */
export function ListDrawer({ choices, opened, onClose, view, onChange }: ListDrawerProps) {
  const { t } = useTranslation('recipes')
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={choices === 'filter' ? t('list.filter') : t('list.view')}
      closeLabel={t('close')}
    >
      {choices === 'filter' ? (
        <FilterChoices view={view} onChange={onChange} onDone={onClose} />
      ) : (
        <ViewChoices searching={view.search !== ''} />
      )}
    </Drawer>
  )
}
