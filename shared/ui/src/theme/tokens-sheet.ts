import { tileHues } from './tile-hues.ts'
import { colours, measures } from './tokens.ts'

/** The text of `tokens.css`: every token as a custom property, colours following the colour scheme in force. */
export function tokensSheet(): string {
  const declarations = [
    ...Object.entries(colours).map(([name, { light, dark }]) => `--color-${name}: light-dark(${light}, ${dark});`),
    ...Object.entries(measures).map(([name, value]) => `--${name}: ${value};`),
  ]
  const hues = tileHues.map(
    ({ ground, plate, letter }, hue) =>
      `[data-hue="${hue}"] {\n  --tile-ground: ${ground};\n  --tile-plate: ${plate};\n  --tile-letter: ${letter};\n}`,
  )
  return [
    '/* Written from tokens.ts by `npm run theme`. */',
    `:root {\n  color-scheme: light dark;\n  ${declarations.join('\n  ')}\n}`,
    ':root[data-color-scheme="light"] {\n  color-scheme: light;\n}',
    ':root[data-color-scheme="dark"] {\n  color-scheme: dark;\n}',
    '/* Paper is white, and browsers print no grounds. */\n@media print {\n  :root:root {\n    color-scheme: light;\n  }\n}',
    ...hues,
    '',
  ].join('\n\n')
}
