import { Popover as MantinePopover } from '@mantine/core'
import './mantine-styles.css'
import type { ReactElement, ReactNode } from 'react'
import classes from './Menu.module.css'

export interface PopoverProps {
  readonly opened: boolean
  readonly onChange: (opened: boolean) => void
  /** The button it hangs from; it toggles `opened` itself. */
  readonly trigger: ReactElement
  readonly children: ReactNode
  readonly width?: number | undefined
}

/** A small leaf that hangs from a button and holds controls. Escape or a press elsewhere closes it. */
export function Popover({ opened, onChange, trigger, children, width }: PopoverProps) {
  return (
    <MantinePopover
      opened={opened}
      onChange={onChange}
      position="bottom"
      hideDetached={false}
      offset={4}
      trapFocus
      returnFocus
      {...(width === undefined ? {} : { width })}
      classNames={{ dropdown: classes.dropdown ?? '' }}
    >
      <MantinePopover.Target>{trigger}</MantinePopover.Target>
      <MantinePopover.Dropdown>{children}</MantinePopover.Dropdown>
    </MantinePopover>
  )
}
