import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tileHues } from './tile-hues.ts'
import { type ColourName, colours, type SchemeColour } from './tokens.ts'
import { tokensSheet } from './tokens-sheet.ts'

/** Relative luminance of an sRGB hex colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const schemes: readonly (keyof SchemeColour)[] = ['light', 'dark']
const grounds: readonly ColourName[] = ['paper', 'surface', 'raised', 'sunken']

/** Colours of text with their backgrounds. */
const texts: readonly (readonly [ColourName, readonly ColourName[]])[] = [
  ['ink', [...grounds, 'tomato-soft', 'herb-soft', 'saffron-soft', 'beet-soft']],
  ['ink-soft', grounds],
  ['tomato', [...grounds, 'tomato-soft']],
  ['tomato-strong', [...grounds, 'tomato-soft']],
  ['herb', [...grounds, 'herb-soft']],
  ['saffron', [...grounds, 'saffron-soft']],
  ['beet', [...grounds, 'beet-soft']],
  ['on-tomato', ['tomato', 'tomato-strong']],
  ['on-herb', ['herb']],
  ['on-beet', ['beet-fill']],
  ['paper', ['ink']],
]

/** Colours that show where a control is and whether it is on: borders, rings, ticks. */
const controls: readonly (readonly [ColourName, readonly ColourName[]])[] = [
  ['line-strong', grounds],
  ['tomato', grounds],
  ['herb', grounds],
  ['surface', ['line-strong', 'herb']],
]

const pairs = (table: typeof texts) =>
  table.flatMap(([front, backs]) => backs.flatMap((back) => schemes.map((scheme) => ({ front, back, scheme }))))

describe('contrast', () => {
  it('is computed as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it.each(pairs(texts))('of $front words on $back, $scheme, is at least 4.5', ({ front, back, scheme }) => {
    expect(contrast(colours[front][scheme], colours[back][scheme])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(controls))('of a $front control on $back, $scheme, is at least 3', ({ front, back, scheme }) => {
    expect(contrast(colours[front][scheme], colours[back][scheme])).toBeGreaterThanOrEqual(3)
  })

  it.each(tileHues)('of a letter on the plate $plate is at least 4.5', ({ plate, letter }) => {
    expect(contrast(plate, letter)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('the built stylesheet', () => {
  /** The formatter may break lines and lower-case colours; that changes nothing. */
  const plain = (sheet: string) => sheet.replaceAll(/\s+/g, '').toLowerCase()

  it('contains every token', () => {
    expect(plain(readFileSync(join(__dirname, 'tokens.css'), 'utf8'))).toBe(plain(tokensSheet()))
  })
})
