import { removeFromKitchen } from '@potluck/api/kitchens'
import {
  addShoppingListItems,
  createShoppingList,
  deleteShoppingListItems,
  getShoppingList,
  updateShoppingListItems,
} from '@potluck/api/shopping-lists'
import { v7 as uuid } from 'uuid'
import { aKitchen, joins } from '../../testing/access-world.ts'
import {
  appPassword,
  basic,
  calendarOf,
  etagIn,
  programOf,
  propfind,
  syncReport,
  tokenIn,
} from '../../testing/calendar-program.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { itemIdFor } from './objects.ts'

const task = (uid: string, ...lines: readonly string[]) => calendarOf('VTODO', uid, ...lines)

bothDatabases('objects of calendar programs', (server) => {
  let anna: TestMember
  let program: ReturnType<typeof programOf>
  let listId = ''
  let at = ''

  beforeEach(async () => {
    anna = await server.member('Anna')
    program = programOf(server, basic(await appPassword(anna, 'lists')))
    listId = (await anna.api.call(createShoppingList, { body: { title: 'Saturday' } })).data.id
    at = `caldav/${anna.id}/list-${listId}/`
  })

  const items = async () => (await anna.api.call(getShoppingList, { params: { id: listId } })).data.items
  const params = () => ({ id: listId })
  const put = (name: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
    program('PUT', `${at}${name}`, { body, headers: { 'content-type': 'text/calendar', ...headers } })
  const create = (name: string, body: string) => put(name, body, { 'if-none-match': '*' })
  const sync = (token: string, more?: string) => program('REPORT', at, { body: syncReport(token, more) })
  const stateOf = async (name: string) =>
    etagIn((await program('PROPFIND', `${at}${name}`, { body: propfind('d:getetag') })).text)

  const onTheWeb = async (title: string) => {
    const id = uuid()
    await anna.api.call(addShoppingListItems, { params: params(), body: { items: [{ id, title }] } })
    return id
  }
  const deleteOnTheWeb = (itemIds: string) =>
    anna.api.call(deleteShoppingListItems, { params: params(), query: { itemIds } })

  test('an item that was changed or deleted elsewhere is not written over', async () => {
    const id = await onTheWeb('milk')
    const seen = await stateOf(`${id}.ics`)
    await anna.api.call(updateShoppingListItems, {
      params: params(),
      query: { itemIds: id },
      body: { title: 'oat milk' },
    })
    expect((await put(`${id}.ics`, task(id, 'SUMMARY:soy milk'), { 'if-match': seen })).status).toBe(412)
    expect(await items()).toMatchObject([{ title: 'oat milk' }])
    const now = await stateOf(`${id}.ics`)
    await deleteOnTheWeb(id)
    expect((await put(`${id}.ics`, task(id, 'SUMMARY:soy milk'), { 'if-match': now })).status).toBe(412)
    expect((await program('DELETE', `${at}${id}.ics`, { headers: { 'if-match': now } })).status).toBe(412)
    expect(await items()).toEqual([])
  })

  test('what was deleted elsewhere rises neither by a blind write nor by a repeated one, but by somebody who makes it anew', async () => {
    expect((await create('a.ics', task('a', 'SUMMARY:milk'))).status).toBe(201)
    expect((await create('a.ics', task('a', 'SUMMARY:milk'))).status).toBe(412)
    const [item] = await items()
    await deleteOnTheWeb(item?.id ?? '')
    expect((await put('a.ics', task('a', 'SUMMARY:milk', 'STATUS:COMPLETED'))).status).toBe(412)
    expect((await create('a.ics', task('a', 'SUMMARY:milk'))).status).toBe(412)
    expect(await items()).toEqual([])
    expect((await create('a.ics', task('a', 'SUMMARY:milk and bread'))).status).toBe(201)
    expect(await items()).toMatchObject([{ id: item?.id, title: 'milk and bread' }])
  })

  test('a program that is refused may try again, also blindly and with the same words', async () => {
    const full = Array.from({ length: 1_000 }, (_, n) => ({ id: uuid(), title: `thing ${n}` }))
    await anna.api.call(addShoppingListItems, { params: params(), body: { items: full } })
    const refused = await create('a.ics', task('a', 'SUMMARY:milk'))
    expect([refused.status, refused.text]).toEqual([507, expect.stringContaining('quota-not-exceeded')])
    expect((await put('b.ics', task('b'))).status).toBe(403)
    await deleteOnTheWeb([full[0]?.id, full[1]?.id].join())
    expect((await create('a.ics', task('a', 'SUMMARY:milk'))).status).toBe(201)
    expect((await put('b.ics', task('b', 'SUMMARY:bread'))).status).toBe(201)
    expect((await items()).map(({ title }) => title)).toEqual(expect.arrayContaining(['milk', 'bread']))
  })

  test('a program that deletes an item itself may bring it back', async () => {
    await create('a.ics', task('a', 'SUMMARY:milk'))
    expect((await program('DELETE', `${at}a.ics`)).status).toBe(204)
    expect((await program('DELETE', `${at}a.ics`)).status).toBe(404)
    expect((await create('a.ics', task('a', 'SUMMARY:milk'))).status).toBe(201)
    expect(await items()).toMatchObject([{ title: 'milk' }])
  })

  test('an item that is restored on the web has its address, its UID and its alarm again', async () => {
    await create(
      'a.ics',
      task('the-uid', 'SUMMARY:milk', 'BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT5M', 'END:VALARM'),
    )
    const [item] = await items()
    const before = tokenIn((await sync('')).text)
    await deleteOnTheWeb(item?.id ?? '')
    const gone = await sync(before)
    expect(gone.text).toContain('a.ics</d:href><d:status>HTTP/1.1 404')
    await anna.api.call(addShoppingListItems, {
      params: params(),
      body: { items: [{ id: item?.id, title: 'milk' }] },
    })
    const back = await sync(tokenIn(gone.text))
    expect(back.text).toContain('UID:the-uid')
    expect(back.text).toContain('TRIGGER:-PT5M')
  })

  test('two objects with one UID are refused, and so is another UID at an address', async () => {
    await create('a.ics', task('a', 'SUMMARY:milk'))
    const second = await create('b.ics', task('a', 'SUMMARY:milk'))
    expect([second.status, second.text]).toEqual([409, expect.stringContaining('no-uid-conflict')])
    expect(second.text).toContain('a.ics</d:href>')
    expect((await put('a.ics', task('other', 'SUMMARY:milk'))).status).toBe(409)
    expect(await items()).toHaveLength(1)
  })

  test('parallel and repeated requests make one item', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => create('a.ics', task('a', 'SUMMARY:milk'))))
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1)
    expect(answers.every(({ status }) => status === 201 || status === 412)).toBe(true)
    expect(await items()).toMatchObject([{ id: itemIdFor(listId, 'a.ics'), title: 'milk' }])
  })

  test('a token tells what came, changed and went since, in parts if wanted; an unknown or old one is refused', async () => {
    const [first, second] = [await onTheWeb('milk'), await onTheWeb('bread')]
    const start = await sync('')
    expect(start.text.match(/<d:getetag>/g)).toHaveLength(2)
    const token = tokenIn(start.text)
    expect((await sync(token)).text.match(/<d:response>/g)).toBeNull()
    await anna.api.call(updateShoppingListItems, {
      params: params(),
      query: { itemIds: first },
      body: { completed: true },
    })
    await deleteOnTheWeb(second)
    await onTheWeb('salt')
    const since = await sync(token)
    expect(since.text.match(/<d:response>/g)).toHaveLength(3)
    expect(since.text).toContain('STATUS:COMPLETED')
    expect(since.text).not.toContain('SUMMARY:bread')
    const part = await sync(token, '<d:limit><d:nresults>2</d:nresults></d:limit>')
    expect(part.text).toContain('HTTP/1.1 507')
    expect((await sync(tokenIn(part.text))).text.match(/<d:response>/g)).toHaveLength(1)
    for (const wrong of ['urn:potluck:other:1', `urn:potluck:${listId}:999999`, 'http://example.com/1', '🍲']) {
      const refused = await sync(wrong)
      expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('valid-sync-token')])
    }
    await server.database.db.updateTable('davCollections').set({ forgotten: 1_000 }).where('id', '=', listId).execute()
    expect((await sync(token)).status).toBe(403)
  })

  test('the tag of a list changes with it, also for a change within the same moment', async () => {
    const tag = async () => {
      const answer = await program('PROPFIND', `caldav/${anna.id}/`, {
        body: propfind('s:getctag'),
        headers: { depth: '1' },
      })
      return /<s:getctag>([^<]+)</.exec(answer.text)?.[1]
    }
    const tags = [await tag(), await tag()]
    expect(tags[0]).toBe(tags[1])
    const id = await onTheWeb('milk')
    tags.push(await tag())
    await anna.api.call(updateShoppingListItems, { params: params(), query: { itemIds: id }, body: { notes: 'fresh' } })
    tags.push(await tag())
    await onTheWeb('bread')
    tags.push(await tag())
    // The clock was set back before a change.
    const write = (values: { title?: string; updatedAt: string }, ids: readonly string[]) =>
      server.database.db.updateTable('shoppingListItems').set(values).where('id', 'in', ids).execute()
    const all = (await items()).map((item) => item.id)
    await write({ updatedAt: '2026-01-02T00:00:00.000Z' }, all)
    tags.push(await tag())
    await write({ title: 'soy milk', updatedAt: '2026-01-01T00:00:00.000Z' }, [id])
    tags.push(await tag())
    await deleteOnTheWeb(id)
    tags.push(await tag())
    expect(new Set(tags).size).toBe(7)
  })

  test('properties that the product has no place for stay, whoever changes the rest', async () => {
    await create(
      'a.ics',
      task(
        'a',
        'SUMMARY:milk',
        'DUE;VALUE=DATE:20261201',
        'X-APPLE-SORT-ORDER:7',
        'PRIORITY:5',
        'CATEGORIES:home,shop',
        'STATUS:IN-PROCESS',
        'PERCENT-COMPLETE:50',
      ),
    )
    const [item] = await items()
    const change = (body: { completed?: boolean; title?: string }) =>
      anna.api.call(updateShoppingListItems, { params: params(), query: { itemIds: item?.id ?? '' }, body })
    await change({ title: 'oat milk' })
    const open = (await program('GET', `${at}a.ics`)).text
    for (const line of [
      'SUMMARY:oat milk',
      'DUE;VALUE=DATE:20261201',
      'X-APPLE-SORT-ORDER:7',
      'PRIORITY:5',
      'CATEGORIES:home,shop',
      'STATUS:IN-PROCESS',
      'PERCENT-COMPLETE:50',
    ])
      expect(open).toContain(`${line}\r\n`)
    await change({ completed: true })
    const ticked = (await program('GET', `${at}a.ics`)).text
    for (const line of ['STATUS:COMPLETED', 'PERCENT-COMPLETE:100', 'X-APPLE-SORT-ORDER:7'])
      expect(ticked).toContain(`${line}\r\n`)
    expect(ticked.match(/STATUS:/g)).toHaveLength(1)
  })

  test('a ticked item is unticked by a program, and both is seen', async () => {
    const id = await onTheWeb('milk')
    await put(`${id}.ics`, task(id, 'SUMMARY:milk', 'COMPLETED:20261129T100000Z', 'PERCENT-COMPLETE:100'))
    expect(await items()).toMatchObject([{ completed: true }])
    await put(`${id}.ics`, task(id, 'SUMMARY:milk', 'STATUS:NEEDS-ACTION', 'PERCENT-COMPLETE:0'))
    expect(await items()).toMatchObject([{ completed: false }])
  })

  test('a query finds open tasks, and those of a time', async () => {
    const query = async (filter: string) =>
      (
        await program('REPORT', at, {
          body: `<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR">${filter}</c:comp-filter></c:filter></c:calendar-query>`,
        })
      ).text.match(/SUMMARY:\w+/g) ?? []
    await create('a.ics', task('a', 'SUMMARY:milk'))
    await create('b.ics', task('b', 'SUMMARY:bread', 'STATUS:COMPLETED'))
    await create('c.ics', task('c', 'SUMMARY:salt', 'DUE;VALUE=DATE:20300101'))
    const tasks = (inner: string) => `<c:comp-filter name="VTODO">${inner}</c:comp-filter>`
    expect(await query(tasks(''))).toHaveLength(3)
    expect(await query(tasks('<c:prop-filter name="COMPLETED"><c:is-not-defined/></c:prop-filter>'))).toEqual([
      'SUMMARY:milk',
      'SUMMARY:salt',
    ])
    expect(await query(tasks('<c:time-range start="20291230T000000Z" end="20300105T000000Z"/>'))).toEqual([
      'SUMMARY:milk',
      'SUMMARY:salt',
    ])
    expect(await query(tasks('<c:time-range end="20200101T000000Z"/>'))).toEqual([])
    expect(
      await query(tasks('<c:prop-filter name="SUMMARY"><c:text-match>MIL</c:text-match></c:prop-filter>')),
    ).toEqual(['SUMMARY:milk'])
    expect(await query('<c:comp-filter name="VEVENT"/>')).toEqual([])
    expect(await query('<c:comp-filter name="VEVENT"><c:is-not-defined/></c:comp-filter>')).toHaveLength(3)
  })

  test('each member has an own name, colour and place of a list; anything else is refused, and then nothing is stored', async () => {
    const patch = (inner: string) =>
      program('PROPPATCH', at, {
        body: `<d:propertyupdate xmlns:d="DAV:" xmlns:a="http://apple.com/ns/ical/">${inner}</d:propertyupdate>`,
      })
    const shown = async () =>
      (await program('PROPFIND', at, { body: propfind('d:displayname', 'a:calendar-color', 'a:calendar-order') })).text
    const set = (inner: string) => patch(`<d:set><d:prop>${inner}</d:prop></d:set>`)
    expect(
      (
        await set(
          '<d:displayname>Shop</d:displayname><a:calendar-color>#FF0000FF</a:calendar-color><a:calendar-order>3</a:calendar-order>',
        )
      ).text,
    ).toContain('200 OK')
    expect(await shown()).toMatch(/>Shop<.*>#FF0000FF<.*>3</)
    const refused = await set('<d:displayname>Other</d:displayname><d:getetag>"1"</d:getetag>')
    expect([refused.status, refused.text]).toEqual([207, expect.stringMatching(/getetag.*403.*displayname.*424/)])
    expect((await set('<a:calendar-color>url(x)</a:calendar-color>')).text).toContain('403')
    expect(await shown()).toContain('>Shop<')
    await patch('<d:remove><d:prop><d:displayname/></d:prop></d:remove>')
    expect(await shown()).toContain('>Saturday<')
    expect((await anna.api.call(getShoppingList, { params: params() })).data.title).toBe('Saturday')
  })

  test('a list of a household is there for who is in it: a reader reads, and nobody is after leaving', async () => {
    const ben = await server.member('Ben')
    const kitchenId = await aKitchen(anna)
    await joins(anna, kitchenId, ben, 'reader')
    const { id } = (await anna.api.call(createShoppingList, { body: { title: 'Home', kitchenId } })).data
    const bens = programOf(server, basic(await appPassword(ben, 'everything')))
    const home = await bens('PROPFIND', `caldav/${ben.id}/`, {
      body: propfind('d:displayname', 'd:current-user-privilege-set'),
      headers: { depth: '1' },
    })
    expect(home.text).toContain('>Home<')
    expect(home.text).not.toContain('d:write-content')
    const body = task('a', 'SUMMARY:milk')
    const answer = await bens('PUT', `caldav/${ben.id}/list-${id}/a.ics`, { body })
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('need-privileges')])
    expect((await program('PUT', `caldav/${anna.id}/list-${id}/a.ics`, { body })).status).toBe(201)
    const read = () => bens('GET', `caldav/${ben.id}/list-${id}/a.ics`)
    expect((await read()).text).toContain('SUMMARY:milk')
    await anna.api.call(removeFromKitchen, { params: { id: kitchenId, personId: ben.id } })
    expect((await read()).status).toBe(404)
  })
})
