import type { CSSVariablesResolver, MantineColorsTuple, MantineThemeOverride } from '@mantine/core'
import { colours } from './tokens.ts'

const shades = (name: 'tomato' | 'herb' | 'saffron'): MantineColorsTuple => {
  const { light, dark } = colours[name]
  return [light, light, light, light, dark, light, light, light, dark, light]
}

/** What Mantine is told of our look; everything it draws with resolves to our tokens. */
export const theme: MantineThemeOverride = {
  primaryColor: 'tomato',
  primaryShade: { light: 6, dark: 4 },
  colors: { tomato: shades('tomato'), herb: shades('herb'), saffron: shades('saffron') },
  fontFamily: 'var(--font-sans)',
  headings: { fontFamily: 'var(--font-serif)', fontWeight: '600' },
  defaultRadius: 'md',
  radius: {
    xs: 'var(--radius-small)',
    sm: 'var(--radius-small)',
    md: 'var(--radius-small)',
    lg: 'var(--radius-large)',
    xl: 'var(--radius-large)',
  },
  shadows: {
    xs: 'var(--elevation-low)',
    sm: 'var(--elevation-low)',
    md: 'var(--elevation-high)',
    lg: 'var(--elevation-high)',
    xl: 'var(--elevation-high)',
  },
  respectReducedMotion: true,
  focusRing: 'never',
}

const surfaces = {
  '--mantine-color-text': 'var(--color-ink)',
  '--mantine-color-bright': 'var(--color-ink)',
  '--mantine-color-body': 'var(--color-surface)',
  '--mantine-color-default': 'var(--color-surface)',
  '--mantine-color-default-hover': 'var(--color-sunken)',
  '--mantine-color-default-color': 'var(--color-ink)',
  '--mantine-color-default-border': 'var(--color-line-strong)',
  '--mantine-color-dimmed': 'var(--color-ink-soft)',
  '--mantine-color-placeholder': 'var(--color-ink-soft)',
  '--mantine-color-anchor': 'var(--color-tomato)',
  '--mantine-color-error': 'var(--color-beet)',
  '--mantine-color-success': 'var(--color-herb)',
  '--mantine-color-disabled': 'var(--color-sunken)',
  '--mantine-color-disabled-color': 'var(--color-ink-soft)',
  '--mantine-color-disabled-border': 'var(--color-line)',
  '--mantine-primary-color-contrast': 'var(--color-on-tomato)',
}

/** Mantine's meanings (text, body, border) in our tokens, the same names in both schemes. */
export const themeVariables: CSSVariablesResolver = () => ({ variables: {}, light: surfaces, dark: surfaces })
