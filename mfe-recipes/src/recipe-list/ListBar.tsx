import { Badge, IconButton, onDemand, usePublishedHeight } from '@potluck/ui'
import { SearchField } from '@potluck/ui/content'
import { IconAdjustmentsHorizontal, IconFilter } from '@potluck/ui/icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { filterCount, type ListView } from '../book/list-view.ts'
import type { AddressedView } from '../list-pages/view-address.ts'
import type { ListDrawerProps } from './drawer/ListDrawer.tsx'
import { drawerWords } from './drawer/words.ts'
import classes from './ListBar.module.css'
import { useSearchText } from './useSearchText.ts'

const ListDrawer = onDemand(
  () => import('./drawer/ListDrawer.tsx').then((module) => module.ListDrawer),
  'dialog',
  drawerWords,
)

/** A constant element, so that it does not render with each letter. */
const funnel = <IconFilter />
const sliders = <IconAdjustmentsHorizontal />

interface Props {
  readonly view: ListView
  readonly onChange: (change: Partial<AddressedView>) => void
  readonly onSearch: (words: string) => void
  /** Called when the focus enters the bar. */
  readonly onUse?: () => void
  /** The number of recipes in the view; undefined until it has loaded. */
  readonly count: number | undefined
}

/** The search box, filters and view options, at the top while the list scrolls. */
export function ListBar({ view, onChange, onSearch, onUse, count }: Props) {
  const { t } = useTranslation('recipes')
  const [choices, setChoices] = useState<ListDrawerProps['choices'] | null>(null)
  const [opened, setOpened] = useState(false)
  const bar = useRef<HTMLElement>(null)
  usePublishedHeight(bar, '--search-size')
  const buttons = { filter: useRef<HTMLButtonElement>(null), view: useRef<HTMLButtonElement>(null) }
  const filters = filterCount(view)

  function open(nextChoices: ListDrawerProps['choices']) {
    setChoices(nextChoices)
    setOpened(true)
  }

  function close() {
    setOpened(false)
    if (choices) buttons[choices].current?.focus()
  }

  return (
    <search ref={bar} className={classes.bar} onFocus={onUse}>
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

/** The typed text is local state until it is searched, so that other parts do not render. */
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
