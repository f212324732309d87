import { href } from '@potluck/platform/paths'
import { ListRow } from '@potluck/ui/content'
import { IconChevronRight } from '@potluck/ui/icons'
import type { ReactNode } from 'react'
import classes from './LinkRows.module.css'

export type LinkRow = {
  readonly icon: ReactNode
  readonly title: string
  /** Description of the screen. */
  readonly about: string
} & (
  | { readonly path: string }
  /** Leads to a page that is no screen. */
  | { readonly address: string }
)

/** Rows with links to other screens. */
export const LinkRows = ({ rows }: { readonly rows: readonly LinkRow[] }) => (
  <div className={classes.rows}>
    {rows.map(({ icon, title, about, ...aim }) => (
      <ListRow
        key={title}
        href={'path' in aim ? href(aim.path) : aim.address}
        leading={icon}
        title={<bdi>{title}</bdi>}
        subtitle={about}
        trailing={<IconChevronRight aria-hidden="true" className={classes.onward} />}
      />
    ))}
  </div>
)
