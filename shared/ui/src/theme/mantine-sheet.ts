import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { theme, themeVariables } from './theme.ts'

const unusedPalettes =
  /^--mantine-color-(red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-|^--mantine-h[1-6]-|^--mantine-breakpoint-/

function used(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !unusedPalettes.test(name)))
}

/**
 * The text of `mantine-variables.css`: what MantineProvider would write into a `<style>` element, which a strict
 * content security policy forbids. Palettes that nothing of ours draws with are left out.
 */
export function mantineSheet(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const standard = defaultCssVariablesResolver(merged)
  const ours = themeVariables(merged)
  const css = convertCssVariables(
    {
      variables: used({ ...standard.variables, ...ours.variables }),
      light: used({ ...standard.light, ...ours.light }),
      dark: used({ ...standard.dark, ...ours.dark }),
    },
    ':root',
  )
  return `/* Written from theme.ts by \`npm run theme\`. */\n${css
    .replaceAll(/\{/g, ' {\n  ')
    .replaceAll(/;(?=[-\s])/g, ';\n  ')
    .replaceAll(/;?\}/g, ';\n}\n')}`
}
