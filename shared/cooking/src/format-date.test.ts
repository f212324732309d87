import { formatDate } from './format-date.ts'

const words = { language: 'en-US', justNow: 'just now', today: 'today', timeZone: 'UTC' }
const now = new Date('2026-11-21T12:00:00Z')
const say = (moment: string, options = words) => formatDate(new Date(moment), now, options)

test.each([
  ['2026-11-21T11:58:01Z', 'just now'],
  ['2026-11-21T11:58:00Z', 'today'],
  ['2026-11-21T00:00:00Z', 'today'],
  ['2026-11-20T23:59:00Z', 'Friday'],
  ['2026-11-14T12:00:01Z', 'Saturday'],
  ['2026-11-14T12:00:00Z', 'November 14, 2026'],
  ['2025-01-02T12:00:00Z', 'January 2, 2025'],
  ['2026-12-24T12:00:00Z', 'December 24, 2026'],
  ['nonsense', ''],
])('%s is "%s"', (moment, text) => {
  expect(say(moment)).toBe(text)
})

test('the words “just now” appear only on request', () => {
  const { justNow: _, ...withoutJustNow } = words
  expect(formatDate(new Date('2026-11-21T11:59:59Z'), now, withoutJustNow)).toBe('today')
})

test('formatDate uses the day and the language of the reader', () => {
  const kyiv = { ...words, language: 'uk-UA', timeZone: 'Europe/Kyiv' }
  expect(formatDate(new Date('2026-11-20T22:30:00Z'), now, kyiv)).toBe('today')
  expect(formatDate(new Date('2026-11-20T12:00:00Z'), now, kyiv)).toBe('пʼятниця')
})
