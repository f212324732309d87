import { type ReactNode, useLayoutEffect } from 'react'
import { TooltipLayer } from '../feedback/TooltipLayer.tsx'
import '../theme/base.css'
import '../theme/tokens.css'
import { type ColourScheme, useColourScheme } from '../theme/useColourScheme.ts'

export interface UiProviderProps {
  /** 'auto' follows the device. */
  readonly colorScheme?: ColourScheme | undefined
  readonly direction?: 'ltr' | 'rtl' | undefined
  /** Size of one rem, as a CSS length; '1rem' is the reader's own browser setting. */
  readonly fontSize?: string | undefined
  readonly children: ReactNode
}

/** Theme, writing direction, colour scheme and text size for everything below. Once per page, by who owns the page. */
export function UiProvider({ colorScheme = 'auto', direction = 'ltr', fontSize = '1rem', children }: UiProviderProps) {
  const scheme = useColourScheme(colorScheme)
  useLayoutEffect(() => {
    const page = document.documentElement
    page.dir = direction
    page.dataset.mantineColorScheme = scheme
    // Mantine's own motion, too, follows what the device asks for.
    page.dataset.respectReducedMotion = 'true'
    page.style.fontSize = fontSize === '1rem' ? '' : fontSize
  }, [direction, scheme, fontSize])
  return (
    <>
      {children}
      <TooltipLayer />
    </>
  )
}
