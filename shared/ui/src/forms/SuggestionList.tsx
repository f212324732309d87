import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { placeUnder, roomBeside } from '../page/place-under.ts'
import classes from './SuggestionList.module.css'

export interface SuggestionListProps {
  readonly id: string
  /** Id of the field's label. */
  readonly labelledBy: string
  readonly options: readonly string[]
  /** Index of the highlighted option, -1 for none. */
  readonly active: number
  readonly optionId: (index: number) => string
  readonly onPick: (option: string) => void
  /** Renders an option; the option's text by default. */
  readonly draw?: ((option: string) => ReactNode) | undefined
}

/** The open list under its field, or above it where there is more room, over everything else on the page. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, labelledBy, options, active, optionId, onPick, draw } = props
  const list = useRef<HTMLDivElement>(null)
  usePlaceBeside(list)

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  return (
    <div
      ref={list}
      popover="manual"
      role="listbox"
      id={id}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className={classes.list}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are for the field, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the field points at it by aria-activedescendant
        <div
          key={option}
          role="option"
          id={optionId(index)}
          aria-selected={index === active}
          className={classes.option}
          onClick={() => onPick(option)}
        >
          {draw?.(option) ?? <span dir="auto">{option}</span>}
        </div>
      ))}
    </div>
  )
}

/** Keeps it beside its parent element while the page scrolls and the keyboard of a phone comes and goes. */
function usePlaceBeside(list: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    list.current?.showPopover()
  }, [list])

  // Every time: it grows and shrinks with what it offers.
  useLayoutEffect(() => {
    if (list.current) placeBeside(list.current)
  })

  useEffect(() => {
    const follow = () => list.current && placeBeside(list.current)
    const seen = window.visualViewport
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    seen?.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
      seen?.removeEventListener('resize', follow)
    }
  }, [list])
}

function placeBeside(list: HTMLElement): void {
  const field = list.parentElement?.getBoundingClientRect()
  if (!field) return
  const seen = window.visualViewport
  const view = {
    width: document.documentElement.clientWidth,
    height: seen ? seen.offsetTop + seen.height : window.innerHeight,
  }
  list.style.inlineSize = `${field.width}px`
  list.style.maxBlockSize = `min(20rem, ${roomBeside(field, view)}px)`
  const { left, top } = placeUnder(field, list.getBoundingClientRect(), view)
  list.style.left = `${left}px`
  list.style.top = `${top}px`
}
