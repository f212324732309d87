import { type ReactNode, useLayoutEffect } from 'react'
import { TooltipLayer } from '../feedback/TooltipLayer.tsx'
import { OnDemandContext, type OnDemandPage } from '../page/OnDemandContext.ts'
import '../theme/base.css'
import '../theme/tokens.css'
import { type ColourScheme, useColourScheme } from '../theme/useColourScheme.ts'

export interface UiProviderProps {
  /** 'auto' follows the device. */
  readonly colorScheme?: ColourScheme | undefined
  readonly direction?: 'ltr' | 'rtl' | undefined
  /** Size of one rem, as a CSS length; '1rem' is the reader's own browser setting. */
  readonly fontSize?: string | undefined
  /** For what is fetched on demand; without it a part that does not come fails the screen around it. */
  readonly onDemand?: OnDemandPage | undefined
  readonly children: ReactNode
}

/** Theme, writing direction, colour scheme and text size for everything below. Once per page, by who owns the page. */
export function UiProvider(props: UiProviderProps) {
  const { colorScheme = 'auto', direction = 'ltr', fontSize = '1rem', onDemand = null, children } = props
  const scheme = useColourScheme(colorScheme)
  useLayoutEffect(() => {
    const page = document.documentElement
    page.dir = direction
    page.dataset.colorScheme = scheme
    page.style.fontSize = fontSize === '1rem' ? '' : fontSize
  }, [direction, scheme, fontSize])
  return (
    <OnDemandContext value={onDemand}>
      {children}
      <TooltipLayer />
    </OnDemandContext>
  )
}
