import { Menu as MantineMenu } from '@mantine/core'
import './mantine-styles.css'
import type { ReactElement, ReactNode } from 'react'
import classes from './Menu.module.css'

/** One line of a menu. */
export interface MenuEntry {
  readonly key: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** A link instead of an action. */
  readonly href?: string | undefined
  readonly onSelect?: (() => void) | undefined
  readonly disabled?: boolean | undefined
  readonly danger?: boolean | undefined
}

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement
  readonly entries: readonly MenuEntry[]
}

/** Actions past the third. Arrow keys move, Escape closes, focus returns to the button. */
export function Menu({ trigger, entries }: MenuProps) {
  return (
    <MantineMenu
      position="bottom-end"
      hideDetached={false}
      withInitialFocusPlaceholder={false}
      offset={4}
      withinPortal
      classNames={{ dropdown: classes.dropdown ?? '' }}
    >
      <MantineMenu.Target>{trigger}</MantineMenu.Target>
      <MantineMenu.Dropdown>
        {entries.map(({ key, label, icon, href, onSelect, disabled = false, danger }) => (
          <MantineMenu.Item
            key={key}
            leftSection={icon}
            disabled={disabled}
            onClick={onSelect}
            className={`${classes.item} ${danger ? classes.danger : ''}`}
            {...(href === undefined ? {} : { component: 'a' as const, href })}
          >
            {label}
          </MantineMenu.Item>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  )
}
