import type { Content } from '../collection-kind.ts'
import { componentOf, readObject } from '../icalendar.ts'
import { type DatedDish, dishOf, type MealWords, propertiesOf } from './dish-properties.ts'
import { planKind } from './plan-kind.ts'

const words: MealWords = {
  names: new Map([
    ['dinner', 'Dinner'],
    ['lunch', 'Lunch'],
    ['other', 'Other'],
    ['own-1', 'Lunch: late'],
    ['own-2', 'Dinner'],
  ]),
  foreign: new Map([['Mittagessen', 'lunch']]),
}

const dish: DatedDish = {
  id: 'd1',
  title: 'Leek pie',
  recipe: null,
  day: '2026-12-31',
  meal: 'dinner',
  notes: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
}

/** A dish as a program reads it, which sent an object before. */
async function written(changes: Partial<DatedDish> = {}, sent: string | null = null): Promise<string> {
  const extra = sent === null ? '' : (await readObject(planKind, sent)).extra
  const content: Content = {
    itemId: 'd1',
    version: '',
    properties: (kept) => propertiesOf({ ...dish, ...changes }, words, kept, 'https://potluck.example/'),
  }
  return (await componentOf(planKind, { uid: 'u1', extra }, content)).toString()
}

const read = async (text: string, before?: DatedDish) =>
  dishOf((await readObject(planKind, text)).component, words, before)

const anEvent = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:u1', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')

const day = 'DTSTART;VALUE=DATE:20261231'

test.each([
  { title: 'Lunch: Leek, pie; \\ “é”', notes: 'first line\nsecond: line; with, marks' },
  { title: 'Dinner: ', notes: ' ' },
  { meal: 'own-1', day: '2028-02-29' },
  { meal: 'own-2' },
  { meal: 'a meal that is gone' },
  { title: 'שקשוקה '.repeat(60) },
])('a dish that was written is read as it was: %j', async (changes) => {
  const before = { ...dish, ...changes }
  const { meal = before.meal, ...said } = await read(await written(changes), before)
  expect({ ...said, meal }).toEqual({
    title: before.title.trim(),
    day: before.day,
    notes: before.notes,
    meal: before.meal,
  })
})

test.each([
  ['SUMMARY:Soup', { title: 'Soup' }],
  ['SUMMARY:lunch: Soup', { title: 'Soup', meal: 'lunch' }],
  ['SUMMARY:Mittagessen: Soup', { title: 'Soup', meal: 'lunch' }],
  ['SUMMARY:Supper: Soup', { title: 'Supper: Soup' }],
  ['SUMMARY:Lunch: ', { title: 'Lunch', meal: 'lunch' }],
  ['X-NOTHING:1', { title: 'Dinner' }],
])('a new event with %s is the dish %j', async (line, expected) => {
  expect(await read(anEvent(day, line))).toEqual({ day: '2026-12-31', notes: '', ...expected })
})

test('a dish stands on the day that the event names, in whatever time zone', async () => {
  const evening = anEvent('DTSTART;TZID=Pacific/Auckland:20261231T233000', 'SUMMARY:Soup')
  expect(await read(evening)).toMatchObject({ day: '2026-12-31' })
})

test('what a client sent besides the fields of a dish stays, and its hours move with the day', async () => {
  const sent = anEvent(
    'DTSTART;TZID=Europe/Rome:20261231T193000',
    'DTEND;TZID=Europe/Rome:20270101T003000',
    'X-COLOUR;SHADE=dark:red',
    'BEGIN:VALARM',
    'TRIGGER:-PT15M',
    'END:VALARM',
  )
  const lines = (await written({ day: '2027-02-28' }, sent)).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=Europe/Rome:20270228T193000',
      'DTEND;TZID=Europe/Rome:20270301T003000',
      'X-COLOUR;SHADE=dark:red',
      'BEGIN:VALARM',
      'TRIGGER:-PT15M',
      'SUMMARY:Dinner: Leek pie',
    ]),
  )
})

test('a dish is on one day: what repeats an event is left out', async () => {
  const sent = anEvent(day, 'RRULE:FREQ=SECONDLY', 'RDATE:20270101T000000Z', 'DURATION:P3D')
  expect(await read(sent)).toMatchObject({ day: '2026-12-31' })
  expect(await written({}, sent)).not.toMatch(/RRULE|RDATE|DURATION/)
})

test('the link to a recipe goes with the recipe, and an own address of the client stays', async () => {
  const recipe = { id: 'r1', title: 'Leek pie', ownerId: 'p1' }
  const linked = await written({ recipe })
  expect(linked).toContain('URL:https://potluck.example/#/recipe/r1')
  expect(await written({}, linked)).not.toContain('URL')
  expect(await written({}, anEvent(day, 'URL:https://example.com/'))).toContain('URL:https://example.com/')
})

test.each([anEvent('SUMMARY:Soup'), anEvent('DTSTART:yesterday')])('%j is refused', async (text) => {
  await expect(read(text)).rejects.toMatchObject({ status: 403 })
})
