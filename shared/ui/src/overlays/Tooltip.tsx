import { cloneElement, type ReactElement, useId } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

interface TooltipTarget {
  readonly 'aria-describedby'?: string | undefined
  readonly 'data-tooltip'?: string | undefined
}

export interface TooltipProps {
  readonly text: string
  /** Something that takes focus: what only a mouse can reach explains nothing. */
  readonly children: ReactElement<TooltipTarget>
}

/** A remark on pointing or focus, tied to its element as a description. `IconButton` brings its own. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  return (
    <>
      {cloneElement(children, { 'data-tooltip': text, 'aria-describedby': id })}
      <VisuallyHidden id={id} hidden>
        {text}
      </VisuallyHidden>
    </>
  )
}
