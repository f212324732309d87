import type { ComponentProps } from 'react'
import { type IconLook, iconLook } from './icon-look.tsx'

export interface IconLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'aria-label'>, IconLook {
  readonly href: string
}

/** A link of one icon, such as "back". */
export function IconLink({ href, label, icon, variant, className, ...rest }: IconLinkProps) {
  return <a {...rest} href={href} {...iconLook({ label, icon, variant }, className)} />
}
