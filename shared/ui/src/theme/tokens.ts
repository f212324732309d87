/** A colour in both schemes, as sRGB hex. */
export interface SchemeColour {
  readonly light: string
  readonly dark: string
}

/**
 * The colours of the product: paper and ink, tomato for actions, herb for done, saffron for attention, beet for errors
 * and what cannot be undone. `tokens.css` is written from this table.
 */
export const colours = {
  paper: { light: '#fbf6ed', dark: '#1d1815' },
  surface: { light: '#fffdf8', dark: '#282220' },
  raised: { light: '#fffefb', dark: '#332b28' },
  sunken: { light: '#f3eadc', dark: '#151110' },
  ink: { light: '#2b211b', dark: '#f4eadf' },
  'ink-soft': { light: '#67574b', dark: '#bfae9f' },
  line: { light: '#e6dac8', dark: '#40362f' },
  'line-strong': { light: '#8d7967', dark: '#8f7d6e' },
  tomato: { light: '#c2371c', dark: '#f6855f' },
  'tomato-strong': { light: '#a12a12', dark: '#ff9f7f' },
  'tomato-soft': { light: '#fbe6dd', dark: '#47261c' },
  'on-tomato': { light: '#fffdf8', dark: '#2a0f07' },
  herb: { light: '#3f6a34', dark: '#9dc98c' },
  'herb-soft': { light: '#e6efdd', dark: '#26331f' },
  'on-herb': { light: '#fffdf8', dark: '#11210b' },
  saffron: { light: '#85560a', dark: '#f0bb55' },
  'saffron-soft': { light: '#fcedc8', dark: '#3d2f13' },
  beet: { light: '#a01325', dark: '#ff9d9d' },
  'beet-soft': { light: '#fae3e2', dark: '#452023' },
  'beet-fill': { light: '#a01325', dark: '#b8404a' },
  'on-beet': { light: '#fffdf8', dark: '#fff5f5' },
} as const satisfies Record<string, SchemeColour>

/** The name of a colour token; in CSS `var(--color-<name>)`. */
export type ColourName = keyof typeof colours

/** Everything that is a length, a family, a shadow or a time, by its CSS name. */
export const measures: Readonly<Record<string, string>> = {
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  // Text that is made bigger takes its room from what stands between, on a small screen.
  'space-3': 'min(0.75rem, 3.75vw)',
  'space-4': 'min(1rem, 5vw)',
  'space-5': 'min(1.25rem, 6.25vw)',
  'space-6': 'min(1.5rem, 7.5vw)',
  'space-8': 'min(2rem, 10vw)',
  'space-10': 'min(2.5rem, 12.5vw)',
  'space-12': 'min(3rem, 15vw)',
  'space-16': 'min(4rem, 20vw)',
  'radius-small': '0.625rem',
  'radius-large': '1.25rem',
  'radius-round': '999px',
  touch: 'max(44px, 2.25rem)',
  'font-sans':
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, "Noto Sans Hebrew", sans-serif',
  'font-serif':
    '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, "Book Antiqua", Georgia, "Noto Serif", "Noto Serif Hebrew", serif',
  'text-small': '0.875rem',
  'text-medium': '1rem',
  'text-large': '1.125rem',
  'heading-small': '1.1875rem',
  'heading-medium': '1.4375rem',
  'heading-large': 'clamp(1.625rem, 1.3rem + 1.4vw, 2.125rem)',
  'heading-display': 'clamp(2rem, 1.4rem + 2.8vw, 3.25rem)',
  /* The order of layers on the page. Dialogs, menus, tooltips and toasts are in the browser's top layer instead. */
  'layer-raised': '1',
  'layer-sticky': '2',
  'layer-bottom-bar': '3',
  'layer-toolbar': '4',
  'layer-header': '5',
  'layer-notice': '6',
  'layer-scrim': '7',
  'layer-side-menu': '8',
  'layer-edge': '9',
  motion: '180ms cubic-bezier(0.2, 0.7, 0.3, 1)',
  'elevation-low': '0 1px 2px rgb(66 40 20 / 0.08), 0 2px 8px rgb(66 40 20 / 0.06)',
  'elevation-high': '0 4px 12px rgb(50 28 12 / 0.12), 0 16px 40px rgb(50 28 12 / 0.18)',
}
