import { addMealPlanItems, createMealPlan, getMealPlan, updateMealPlanItems } from '@potluck/api/meal-plans'
import { v7 as uuid } from 'uuid'
import { appPassword, basic, calendarOf, programOf, syncReport, tokenIn } from '../../../testing/calendar-program.ts'
import { bothDatabases } from '../../../testing/each-database.ts'
import type { TestMember } from '../../../testing/test-server.ts'
import { loadIcal } from '../ical.ts'

const event = (uid: string, ...lines: readonly string[]) => calendarOf('VEVENT', uid, ...lines)

const day = 'DTSTART;VALUE=DATE:20261231'

bothDatabases('plans in calendar programs', (server) => {
  let anna: TestMember
  let program: ReturnType<typeof programOf>
  let planId: string
  let at: string

  beforeEach(async () => {
    anna = await server.member('Anna')
    program = programOf(server, basic(await appPassword(anna, 'plans')))
    planId = (await anna.api.call(createMealPlan, { body: { title: 'Week' } })).data.id
    at = `caldav/${anna.id}/plan-${planId}/`
  })

  const dishes = async () =>
    (await anna.api.call(getMealPlan, { params: { id: planId }, query: {} })).data.items.map(
      ({ title, day: on, meal, notes }) => ({ title, day: on, meal, notes }),
    )
  const put = (name: string, body: string) => program('PUT', `${at}${name}`, { body })

  /** The plan as a program still reads it. */
  async function readsAfter(): Promise<string> {
    const { status, text } = await program('REPORT', at, { body: syncReport('') })
    expect(status).toBe(207)
    expect(text.length).toBeLessThan(100_000)
    const ical = await loadIcal()
    for (const [, data = ''] of text.matchAll(/<c:calendar-data[^>]*>([^<]*)</g))
      ical.parse(data.replaceAll('&#13;', ''))
    return text
  }

  test('a dish is an event, and a program moves, renames and deletes it', async () => {
    const id = uuid()
    const items = [{ id, title: 'Leek pie', day: '2026-12-24', meal: 'lunch' as const, notes: 'early' }]
    await anna.api.call(addMealPlanItems, { params: { id: planId }, body: { items } })
    const read = await program('GET', `${at}${id}.ics`)
    expect(read.text).toContain('SUMMARY:Lunch: Leek pie')
    const moved = read.text.replace('20261224', '20261226').replace('20261225', '20261227').replace('Leek', 'Onion')
    const etag = read.headers.get('etag') ?? ''
    expect((await program('PUT', `${at}${id}.ics`, { body: moved, headers: { 'if-match': etag } })).status).toBe(204)
    expect(await dishes()).toEqual([{ title: 'Onion pie', day: '2026-12-26', meal: 'lunch', notes: 'early' }])
    expect((await program('DELETE', `${at}${id}.ics`, { headers: { 'if-match': etag } })).status).toBe(412)
    expect((await program('DELETE', `${at}${id}.ics`)).status).toBe(204)
    expect(await dishes()).toEqual([])
  })

  test('a dish that goes to the queue leaves the calendar, and comes back under its address', async () => {
    expect((await put('a.ics', event('a', day, 'SUMMARY:Soup', 'X-MINE:1'))).status).toBe(201)
    const token = tokenIn((await program('REPORT', at, { body: syncReport('') })).text)
    const [{ id } = { id: '' }] = (await anna.api.call(getMealPlan, { params: { id: planId }, query: {} })).data.items
    const move = (to: string | null) =>
      anna.api.call(updateMealPlanItems, { params: { id: planId }, body: { items: [{ id, day: to }] } })
    await move(null)
    const gone = await program('REPORT', at, { body: syncReport(token) })
    expect(gone.text).toMatch(/a\.ics<\/d:href><d:status>HTTP\/1.1 404/)
    await move('2027-01-01')
    const back = await program('REPORT', at, { body: syncReport(tokenIn(gone.text)) })
    expect(back.text).toContain('DTSTART;VALUE=DATE:20270101')
    expect(back.text).toContain('X-MINE:1')
  })

  test('hostile events are refused, or are one dish on one day', async () => {
    const long = 'x'.repeat(50_000)
    const statuses: Record<string, number> = {}
    for (const [name, body] of Object.entries({
      repeats: event(
        'repeats',
        day,
        'RRULE:FREQ=SECONDLY',
        `RDATE:${'20270101T000000Z,'.repeat(2_000)}20270101T000000Z`,
      ),
      longName: event('long', day, `SUMMARY:${long}`),
      longNotes: event('notes', day, `DESCRIPTION:${long}`),
      longUid: event(long.slice(0, 300), day),
      folded: event('folded', day, `SUMMARY:So${'\r\n '.repeat(15_000)}up`),
      deep: event('deep', day, 'BEGIN:VALARM\r\n'.repeat(500), 'END:VALARM\r\n'.repeat(500)),
      many: event('many', day, 'END:VEVENT', 'BEGIN:VEVENT', 'UID:other', day),
      task: event('task', day).replaceAll('VEVENT', 'VTODO'),
      noUid: event('', day),
      early: event('early', 'DTSTART;VALUE=DATE:00010101'),
      noDay: event('noday', 'DTSTART;VALUE=DATE:20261332'),
      words: event('words', 'DTSTART:tomorrow'),
      duration: event('duration', day, 'DURATION:P99999999W'),
      zone: event('zone', 'DTSTART;TZID="A^nBEGIN:VEVENT":20261231T190000', 'SUMMARY:In a zone'),
      prototype: event('prototype', day, 'CONSTRUCTOR:1', 'TOSTRING:2', 'SUMMARY:Constructed'),
      binary: event('binary', day, `ATTACH;ENCODING=BASE64;VALUE=BINARY:${long.slice(0, 40_000)}`, 'SUMMARY:Attached'),
      control: event('control', day, 'SUMMARY:a\u0000b\u0007c'),
    }))
      statuses[name] = (await put(`${name}.ics`, body)).status
    expect(statuses).toEqual({
      repeats: 201,
      longName: 403,
      longNotes: 403,
      longUid: 403,
      folded: 201,
      deep: 403,
      many: 403,
      task: 403,
      noUid: 403,
      early: 403,
      noDay: 201,
      words: 403,
      duration: 201,
      zone: 201,
      prototype: 403,
      binary: 201,
      control: 403,
    })
    const titles = (await dishes()).map(({ title }) => title).sort()
    expect(titles).toEqual(['Attached', 'Dinner', 'Dinner', 'Dinner', 'In a zone', 'Soup'])
    const text = await readsAfter()
    expect(text).not.toContain('RRULE')
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(6)
  })

  test('a carriage return in words of the web ends no line', async () => {
    const items = [{ title: 'Soup\rATTACH:x', day: '2026-12-24', notes: 'a\r\nb\rATTACH:y' }]
    await anna.api.call(addMealPlanItems, { params: { id: planId }, body: { items } })
    expect((await put('a.ics', event('a', day, 'SUMMARY:Pie', 'X-MINE:1\rATTACH:z'))).status).toBe(201)
    const { text } = await program('REPORT', at, { body: syncReport('') })
    expect(
      text
        .replaceAll('&#13;', '\r')
        .split(/\r\n|\r|\n/)
        .filter((line) => line.startsWith('ATTACH')),
    ).toEqual([])
  })

  test('the token of another plan, of another member or of nobody says to begin anew', async () => {
    const other = (await anna.api.call(createMealPlan, { body: { title: 'Other' } })).data.id
    const token = tokenIn((await program('REPORT', `caldav/${anna.id}/plan-${other}/`, { body: syncReport('') })).text)
    for (const wrong of [token, `${token}9`, 'http://example.com/1', '../../1', '-1'])
      expect((await program('REPORT', at, { body: syncReport(wrong) })).status).toBe(403)
  })
})
