import { DirectionProvider, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import '../theme/mantine-variables.css'
import { theme } from '../theme/theme.ts'

/**
 * What Mantine's parts need around them. Each part of ours that is drawn with Mantine brings its own, so that the page
 * does not load Mantine before the first of them. Colour scheme and direction are those that `UiProvider` wrote on the
 * page.
 */
export function MantineScope({ children }: { readonly children: ReactNode }) {
  return (
    <DirectionProvider>
      <MantineProvider
        theme={theme}
        // The attributes of the page belong to UiProvider.
        getRootElement={() => undefined}
        withCssVariables={false}
        withGlobalClasses={false}
        withStaticClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  )
}
