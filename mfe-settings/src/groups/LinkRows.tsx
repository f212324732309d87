import { href } from '@potluck/platform/paths'
import { ListRow } from '@potluck/ui/content'
import { IconChevronRight } from '@potluck/ui/icons'
import type { ReactNode } from 'react'
import classes from './LinkRows.module.css'

export interface LinkRow {
  readonly path: string
  readonly icon: ReactNode
  readonly title: string
  /** Description of the screen. */
  readonly about: string
}

/** Rows with links to other screens. */
export const LinkRows = ({ rows }: { readonly rows: readonly LinkRow[] }) => (
  <div className={classes.rows}>
    {rows.map(({ path, icon, title, about }) => (
      <ListRow
        key={title}
        href={href(path)}
        leading={icon}
        title={<bdi>{title}</bdi>}
        subtitle={about}
        trailing={<IconChevronRight aria-hidden="true" className={classes.onward} />}
      />
    ))}
  </div>
)
