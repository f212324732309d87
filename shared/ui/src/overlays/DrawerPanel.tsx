import { Drawer as MantineDrawer } from '@mantine/core'
import './mantine-styles.css'
import type { ReactNode } from 'react'
import { useScrollLock } from '../layout/useScrollLock.ts'
import { MantineScope } from '../provider/MantineScope.tsx'
import drawer from './Drawer.module.css'
import classes from './Modal.module.css'

export interface DrawerProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: string
  /** 'end' is right in left-to-right languages; 'bottom' suits a thumb. */
  readonly side?: 'start' | 'end' | 'bottom' | undefined
  readonly children?: ReactNode
}

const positions = { start: 'left', end: 'right', bottom: 'bottom' } as const

/** The drawer itself, see `Drawer`. */
export function DrawerPanel({ opened, onClose, title, closeLabel, side = 'end', children }: DrawerProps) {
  useScrollLock(opened)
  return (
    <MantineScope>
      <MantineDrawer.Root
        opened={opened}
        onClose={onClose}
        position={positions[side]}
        lockScroll={false}
        // It was fetched after it was opened: who opened it gives the focus back.
        returnFocus={false}
        classNames={{ content: `${drawer.content} ${drawer[side]}` }}
      >
        <MantineDrawer.Overlay className={classes.overlay ?? ''} />
        <MantineDrawer.Content>
          <div className={classes.header}>
            <MantineDrawer.Title className={classes.title ?? ''}>{title}</MantineDrawer.Title>
            <MantineDrawer.CloseButton className={classes.close ?? ''} aria-label={closeLabel} />
          </div>
          <MantineDrawer.Body className={classes.body ?? ''}>{children}</MantineDrawer.Body>
        </MantineDrawer.Content>
      </MantineDrawer.Root>
    </MantineScope>
  )
}
