import { Badge, IconButton, onDemand } from '@potluck/ui'
import { SearchField } from '@potluck/ui/content'
import { IconAdjustmentsHorizontal, IconFilter } from '@potluck/ui/icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { filterCount, type ListView } from '../book/list-view.ts'
import type { ListDrawerProps } from './drawer/ListDrawer.tsx'
import { drawerWords } from './drawer/words.ts'
import classes from './ListBar.module.css'
import { useSearchText } from './useSearchText.ts'
import type { AddressedView } from './view-address.ts'

const ListDrawer = onDemand(
  () => import('./drawer/ListDrawer.tsx').then((module) => module.ListDrawer),
  'dialog',
  drawerWords,
)

/** One element each, which is not drawn again with every letter. */
const funnel = <IconFilter />
const sliders = <IconAdjustmentsHorizontal />

interface Props {
  readonly view: ListView
  readonly onChange: (change: Partial<AddressedView>) => void
  readonly onSearch: (words: string) => void
  /** How many recipes the view holds; undefined until that is known. */
  readonly count: number | undefined
}

/** Search, filters and how the list looks; stays at the top while the list scrolls. */
export function ListBar({ view, onChange, onSearch, count }: Props) {
  const { t } = useTranslation('recipes')
  const [choices, setChoices] = useState<ListDrawerProps['choices'] | null>(null)
  const [opened, setOpened] = useState(false)
  const buttons = { filter: useRef<HTMLButtonElement>(null), view: useRef<HTMLButtonElement>(null) }
  const filters = filterCount(view)

  function open(wanted: ListDrawerProps['choices']) {
    setChoices(wanted)
    setOpened(true)
  }

  function close() {
    setOpened(false)
    if (choices) buttons[choices].current?.focus()
  }

  return (
    <search className={classes.bar}>
      <SearchBox searched={view.search} onSearch={onSearch} />
      <div className={classes.filter}>
        <IconButton ref={buttons.filter} icon={funnel} label={t('list.filter')} onClick={() => open('filter')} />
        {filters > 0 && (
          <Badge tone="tomato" filled aria-hidden="true" className={classes.count}>
            {filters}
          </Badge>
        )}
      </div>
      <IconButton ref={buttons.view} icon={sliders} label={t('list.view')} onClick={() => open('view')} />
      {choices && <ListDrawer {...{ choices, opened, view, onChange, count }} onClose={close} />}
    </search>
  )
}

/** What is typed is drawn here alone until it is searched for. */
function SearchBox({ searched, onSearch }: { readonly searched: string } & Pick<Props, 'onSearch'>) {
  const { t } = useTranslation('recipes')
  const [text, setText] = useSearchText(searched, onSearch)
  return (
    <SearchField
      className={classes.search}
      label={t('list.search')}
      clearLabel={t('list.clearSearch')}
      value={text}
      onChange={setText}
    />
  )
}
