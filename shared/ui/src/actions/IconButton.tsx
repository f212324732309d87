import type { ComponentProps } from 'react'
import { type IconLook, iconLook } from './icon-look.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>, IconLook {
  /** For a toggle: whether it is on. */
  readonly pressed?: boolean | undefined
}

/** A button of one icon, never nameless. */
export function IconButton({ label, icon, variant, pressed, className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-pressed={pressed} {...iconLook({ label, icon, variant }, className)} />
}
