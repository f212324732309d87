import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { TooltipLayer } from '../feedback/TooltipLayer.tsx'
import './base.css'
import './mantine-variables.css'
import './tokens.css'
import { theme } from './theme.ts'
import { type ColourScheme, useColourScheme } from './useColourScheme.ts'

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
    document.documentElement.style.fontSize = fontSize === '1rem' ? '' : fontSize
  }, [fontSize])
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <DirectionSwitch direction={direction} />
      <MantineProvider
        theme={theme}
        forceColorScheme={scheme}
        withCssVariables={false}
        withGlobalClasses={false}
        withStaticClasses={false}
      >
        {children}
        <TooltipLayer />
      </MantineProvider>
    </DirectionProvider>
  )
}

function DirectionSwitch({ direction }: { readonly direction: 'ltr' | 'rtl' }) {
  const { setDirection } = useDirection()
  useEffect(() => setDirection(direction), [direction, setDirection])
  return null
}
