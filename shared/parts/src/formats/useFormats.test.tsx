import type { Language } from '@potluck/cooking/language'
import { createTestHost } from '@potluck/testing/test-host'
import { screen } from '@testing-library/react'
import { showPart } from '../testing/show-part.tsx'
import { type Formats, useFormats } from './useFormats.ts'

const day = 24 * 60 * 60_000
const ago = (ms: number) => new Date(Date.now() - ms)

function Written({ as }: { readonly as: (formats: Formats) => string }) {
  return <p>{as(useFormats())}</p>
}

/** Formatted values in a language. */
function written(as: (formats: Formats) => string, language: Language = 'en-us'): string {
  const { unmount } = showPart(<Written as={as} />, { host: createTestHost({ language }) })
  const { textContent } = screen.getByText(/./)
  unmount()
  return textContent ?? ''
}

const noon = new Date(2026, 0, 2, 12, 0)

test.each<[Language, (formats: Formats) => string, string]>([
  ['en-us', ({ date }) => date(noon), 'January 2, 2026'],
  ['de-de', ({ date }) => date(noon), '2. Januar 2026'],
  ['he', ({ date }) => date(noon), '2 בינואר 2026'],
  ['en-us', ({ date }) => date(noon.toISOString(), 'medium'), 'Jan 2, 2026'],
  ['de-de', ({ time }) => time(noon), '12:00'],
  ['de-de', ({ dateTime }) => dateTime(noon), '02.01.2026, 12:00'],
  ['en-us', ({ day }) => day('2026-11-22', 'long'), 'Sunday, November 22'],
  ['de-de', ({ day }) => day('2026-11-22', 'weekday'), 'Sonntag'],
  ['it-it', ({ day }) => day('2026-11-01', 'month'), 'novembre 2026'],
  ['en-us', ({ days }) => days('2019-12-28', '2020-01-03'), 'Dec 28, 2019\u2009–\u2009Jan 3, 2020'],
  ['de-de', ({ number }) => number(1234.5), '1.234,5'],
  ['en-us', ({ percent }) => percent(0.25), '25%'],
  ['en-us', ({ list }) => list(['Ann', 'Ben', 'Carl']), 'Ann, Ben, and Carl'],
  ['en-us', ({ list }) => list(['Ann', 'Ben'], 'or'), 'Ann or Ben'],
  ['en-us', ({ list }) => list(['Ann', 'Ben'], 'unit'), 'Ann, Ben'],
  ['it-it', ({ list }) => list(['Ann', 'Ben']), 'Ann e Ben'],
  ['de-de', ({ compare }) => ['Zoe', 'Ärne', 'bela'].sort(compare).join(), 'Ärne,bela,Zoe'],
])('%s: %s', (language, as, text) => expect(written(as, language)).toBe(text))

test('a moment is written as people say it', () => {
  expect(written(({ relativeDate }) => relativeDate(ago(1_000), { justNow: true }))).toBe('Just now')
  expect(written(({ relativeDate }) => relativeDate(ago(0)))).toBe('Today')
  expect(written(({ relativeDate }) => relativeDate(ago(0)), 'he')).toBe('היום')
  const weekday = new Intl.DateTimeFormat('en-us', { weekday: 'long' })
  expect(written(({ relativeDate }) => relativeDate(ago(3 * day)))).toBe(weekday.format(ago(3 * day)))
  expect(written(({ relativeDate }) => relativeDate(noon))).toBe('January 2, 2026')
})

test('what happens several times a day is written with its time', () => {
  expect(written(({ relativeMoment }) => relativeMoment(ago(60_000)))).toBe('Just now')
  expect(written(({ relativeMoment }) => relativeMoment(noon), 'de-de')).toBe('2. Januar 2026, 12:00')
  const weekday = new Intl.DateTimeFormat('en-us', { weekday: 'long' })
  expect(written(({ relativeMoment }) => relativeMoment(ago(3 * day)))).toMatch(
    new RegExp(`^${weekday.format(ago(3 * day))}, \\d+:\\d\\d`),
  )
})

test('rows of a list share the formats of their language', () => {
  written(({ number }) => number(1))
  const constructors = (['DateTimeFormat', 'NumberFormat', 'Collator'] as const).map((name) => jest.spyOn(Intl, name))
  written(({ number }) => number(2))
  for (const made of constructors) {
    expect(made).not.toHaveBeenCalled()
    made.mockRestore()
  }
})
