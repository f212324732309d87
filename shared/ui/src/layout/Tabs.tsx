import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import classes from './Tabs.module.css'

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
}

export interface TabsProps<Value extends string> {
  /** The name of the group of tabs: "Recipe". */
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** The panel of the chosen tab. */
  readonly children: ReactNode
}

/** Views of one thing, one at a time. Arrow keys move, in the direction of reading. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    // Alt with an arrow is the browser's way back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const target = neighbour(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    )
    const tab = target === undefined ? undefined : tabs[target]
    if (!tab || target === undefined) return
    event.preventDefault()
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus()
  }

  return (
    <div className={classes.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={classes.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            className={classes.tab}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {/* It may hold nothing that takes the focus, and must be reached all the same. */}
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as the tabs pattern of WAI-ARIA says
        tabIndex={0}
        className={classes.panel}
      >
        {children}
      </div>
    </div>
  )
}

function neighbour(key: string, from: number, count: number): number | undefined {
  const forwards = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backwards = forwards === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  if (key === forwards) return (from + 1) % count
  if (key === backwards) return (from - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
