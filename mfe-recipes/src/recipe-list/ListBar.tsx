import { Badge, IconButton, SearchField } from '@potluck/ui'
import { IconAdjustmentsHorizontal, IconFilter } from '@potluck/ui/icons'
import { Drawer } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListView } from '../book/list-view.ts'
import { FilterChoices } from './FilterChoices.tsx'
import classes from './ListBar.module.css'
import { useSearchText } from './useSearchText.ts'
import { ViewChoices } from './ViewChoices.tsx'
import type { AddressedView } from './view-address.ts'

interface Props {
  readonly view: ListView
  readonly onChange: (change: Partial<AddressedView>) => void
}

/** Search, filters and how the list looks; stays at the top while the list scrolls. */
export function ListBar({ view, onChange }: Props) {
  const { t } = useTranslation('recipes')
  const [text, setText] = useSearchText(view.search, (search) => onChange({ search }))
  const [open, setOpen] = useState<'filter' | 'view' | null>(null)
  const filters = view.labels.length + view.ratings.length
  const close = () => setOpen(null)

  return (
    <search className={classes.bar}>
      <SearchField
        className={classes.search}
        label={t('list.search')}
        clearLabel={t('list.clearSearch')}
        value={text}
        onChange={setText}
      />
      <div className={classes.filter}>
        <IconButton icon={<IconFilter />} label={t('list.filter')} onClick={() => setOpen('filter')} />
        {filters > 0 && (
          <Badge tone="tomato" filled aria-hidden="true" className={classes.count}>
            {filters}
          </Badge>
        )}
      </div>
      <IconButton icon={<IconAdjustmentsHorizontal />} label={t('list.view')} onClick={() => setOpen('view')} />
      <Drawer opened={open === 'filter'} onClose={close} title={t('list.filter')} closeLabel={t('close')}>
        <FilterChoices view={view} onChange={onChange} onDone={close} />
      </Drawer>
      <Drawer opened={open === 'view'} onClose={close} title={t('list.view')} closeLabel={t('close')}>
        <ViewChoices searching={view.search !== ''} />
      </Drawer>
    </search>
  )
}
