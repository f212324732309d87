import { VisuallyHidden } from '@potluck/ui'
import { useWords } from '../host/ShellContext.tsx'
import classes from './LogoIcon.module.css'

export interface LogoIconProps {
  readonly href: string
  /** Without the plate behind it. */
  readonly noBackground?: boolean
}

/** The logo of the product, a pot, as a link. */
export function LogoIcon({ href, noBackground = false }: LogoIconProps) {
  const t = useWords()
  return (
    <a href={href} className={noBackground ? `${classes.logo} ${classes.plain}` : classes.logo}>
      <VisuallyHidden>{t('product')}</VisuallyHidden>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d="M17 15c-3-3 3-5 0-9M24 15c-3-3 3-5 0-9M31 15c-3-3 3-5 0-9" className={classes.steam} />
        <path d="M11 23h26v10a8 8 0 0 1-8 8H19a8 8 0 0 1-8-8z" className={classes.pot} />
        <path d="M8 22h32M11 28H7M37 28h4" className={classes.rim} />
        <path d="M24 37l-4.2-4.2a2.7 2.7 0 0 1 4.2-3.2 2.7 2.7 0 0 1 4.2 3.2z" className={classes.heart} />
      </svg>
    </a>
  )
}
