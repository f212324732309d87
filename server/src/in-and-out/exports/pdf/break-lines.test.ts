import type { Direction } from '../book-words.ts'
import { breakLines } from './break-lines.ts'
import { loadFaces } from './faces.ts'
import { looks } from './sheet.ts'
import { directionOf } from './visual-runs.ts'

/** The drawn text from left to right. pdfkit reverses Hebrew runs, so this does the same. */
const drawn = (text: string, direction: Direction, maxWidth = 1_000): string[] =>
  breakLines(text, looks.text, maxWidth, direction).map(({ runs }) =>
    runs
      .map((run) => (/[\u05d0-\u05ea]/.test(run.text) ? Array.from(run.text).reverse().join('') : run.text))
      .join('')
      .replaceAll('\u00a0', ' '),
  )

test.each<[string, Direction, string]>([
  ['2 cups flour', 'ltr', '2 cups flour'],
  ['שלום עולם', 'rtl', 'םלוע םולש'],
  ['2 כפות (גדולות), שמן', 'rtl', 'ןמש ,(תולודג) תופכ 2'],
  ['מגישים עם Pita חמה.', 'rtl', '.המח Pita םע םישיגמ'],
  ['½ כוס — 180°C', 'rtl', '180°C — סוכ ½'],
  ['made by סבתא רחל, 1950', 'ltr', 'made by 1950 ,לחר אתבס'],
  ['\u202egnp.exe', 'ltr', 'gnp.exe'],
  ['a\u0000b\u0007\ud800c', 'ltr', 'ab\ufffdc'],
])('breakLines draws %s in the visual order of a text from %s', (text, direction, expected) => {
  expect(drawn(text, direction)).toEqual([expected])
})

test('breakLines fits every line into the width and loses no word', () => {
  const text = 'Stir it well and wait until it is ready, superscharfkäsespätzlerezeptsammlung and כל מה שצריך'
  const lines = breakLines(text, looks.text, 90, 'ltr')
  for (const line of lines) expect(line.width).toBeLessThanOrEqual(90.01)
  const words = lines.flatMap(({ runs }) => runs.map((run) => run.text)).join('')
  expect(words.replaceAll(/[\s\u00a0]/g, '')).toHaveLength(text.replaceAll(' ', '').length)
})

test('breakLines splits a word that is wider than a line between characters', () => {
  const lines = breakLines('🥣'.repeat(40), looks.text, 60, 'ltr')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join('')).toBe('🥣'.repeat(40))
})

test('breakLines ends a text that is too long for its lines with an ellipsis', () => {
  const [line, ...more] = breakLines('a very long title indeed', looks.text, 60, 'ltr', 1)
  expect(more).toEqual([])
  expect(line?.runs.map(({ text }) => text).join('')).toMatch(/^a very.*…$/)
})

test('the font has a glyph for every fraction', () => {
  const fractions = '½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒1⁄2'
  expect(drawn(fractions, 'ltr')).toEqual([fractions])
})

test.each([
  ['Soup', 'ltr'],
  ['2 כפות', 'rtl'],
  ['½', 'rtl'],
])('the direction of %s is %s', (text, expected) => {
  expect(directionOf(text, 'rtl')).toBe(expected)
})

test.each([
  ['Japanese', '拉麺 ラーメンを煮る。'],
  ['Korean', '김치찌개 고추장 1큰술'],
  ['Chinese', '宫保鸡丁，切碎。'],
  ['Thai', 'ต้มยำกุ้ง'],
  ['Hindi', 'दाल मखनी, १ कप'],
  ['Arabic', 'شكشوكة'],
])('a font has every letter of %s', async (_language, text) => {
  await loadFaces(text)
  const direction = directionOf(text, 'ltr')
  const [line] = breakLines(text, looks.text, 1_000, direction)
  const shown = line?.runs.map((run) => run.text).join('') ?? ''
  expect([...shown.replaceAll('\u00a0', ' ')].sort()).toEqual([...text].sort())
  for (const { face, text: part } of line?.runs ?? []) expect([...part].every((letter) => face.has(letter))).toBe(true)
})

test('Japanese characters come from the Japanese font where the text has kana, others from the Chinese one', async () => {
  await loadFaces('骨を煮る')
  expect(breakLines('骨', looks.text, 100, 'ltr')[0]?.runs[0]?.face.name).toContain('noto-sans-jp')
  await loadFaces('骨头')
  expect(breakLines('骨', looks.text, 100, 'ltr')[0]?.runs[0]?.face.name).toContain('noto-sans-sc')
})

test('letters of Arabic are joined', () => {
  const [line] = breakLines('شكشوكة', looks.text, 1_000, 'rtl')
  const [run] = line?.runs ?? []
  const apart = Array.from(run?.text ?? '', (letter) => run?.face.widthOf(letter) ?? 0).reduce(
    (sum, width) => sum + width,
    0,
  )
  expect(line?.runs).toHaveLength(1)
  expect(run?.face.widthOf(run.text)).toBeLessThan(apart * 0.9)
})

test('a letter that no font has is printed as a box', async () => {
  const text = 'a ᚠ b'
  await loadFaces(text)
  expect(drawn(text, 'ltr')).toEqual(['a □ b'])
})

test('a long word is never broken before the marks of a letter', () => {
  const lines = breakLines('กุ้'.repeat(60), looks.text, 60, 'ltr')
  expect(lines.length).toBeGreaterThan(2)
  for (const { runs } of lines) expect(runs[0]?.text).toMatch(/^[^\p{M}]/u)
  const marks = `a${'\u0301'.repeat(20_000)}`
  expect(breakLines(marks, looks.text, 60, 'ltr').length).toBeGreaterThan(0)
})
