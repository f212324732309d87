import { listApiTokens, revokeApiToken } from '@potluck/api/api-tokens'
import { addShoppingListItems, createShoppingList, getShoppingList } from '@potluck/api/shopping-lists'
import { paces } from '../../machinery/base/throttle.ts'
import { aList } from '../../testing/access-world.ts'
import { appPassword, basic, calendarOf, programOf, propfind, syncReport } from '../../testing/calendar-program.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import type { TestMember } from '../../testing/test-server.ts'

const task = (uid: string, ...lines: readonly string[]) => calendarOf('VTODO', uid, ...lines)

bothDatabases('attacks by calendar programs', (server) => {
  let anna: TestMember
  let password = ''
  let program: ReturnType<typeof programOf>
  let listId = ''
  let at = ''

  beforeEach(async () => {
    anna = await server.member('Anna')
    password = await appPassword(anna, 'lists')
    program = programOf(server, basic(password))
    listId = (await anna.api.call(createShoppingList, { body: { title: 'Saturday' } })).data.id
    at = `caldav/${anna.id}/list-${listId}/`
  })

  const items = async () => (await anna.api.call(getShoppingList, { params: { id: listId } })).data.items
  const put = (name: string, body: string) => program('PUT', `${at}${name}`, { body })

  test('only an API token lets in: not a password, a session, a stored digest, or any of them in the address', async () => {
    const asks = { body: propfind('d:displayname') }
    for (const authorization of [
      '',
      'Basic',
      'Basic !!!',
      basic('correct horse', anna.email),
      basic(anna.token),
      basic(''),
      `Bearer ${anna.token}`,
      basic(`${password.slice(0, -1)}x`),
      basic(`${password} ${password}`),
      `Basic ${Buffer.from(password).toString('base64')}`,
    ]) {
      const answer = await programOf(server, authorization)('PROPFIND', 'caldav/', asks)
      expect([authorization, answer.status]).toEqual([authorization, 401])
      expect(answer.headers.get('www-authenticate')).toMatch(/^Basic realm="Potluck"/)
    }
    for (const token of [password, anna.token])
      expect((await programOf(server, '')('PROPFIND', `caldav/?token=${token}`, asks)).status).toBe(401)
    for (const authorization of [basic(password), basic(password, ''), `Bearer ${password}`])
      expect((await programOf(server, authorization)('PROPFIND', 'caldav/', asks)).status).toBe(207)
  })

  test('Basic lets in here and nowhere else', async () => {
    const answer = await fetch(`${server.address}api/shoppingLists`, { headers: { authorization: basic(password) } })
    expect(answer.status).toBe(401)
  })

  test('a token of another scope opens nothing, and one of lists no plan', async () => {
    const others = programOf(server, basic(await appPassword(anna, 'recipes:write')))
    for (const path of ['caldav/', `caldav/${anna.id}/`, at])
      expect([path, (await others('PROPFIND', path)).status]).toEqual([path, 403])
    expect((await others('PUT', `${at}a.ics`, { body: task('a', 'SUMMARY:milk') })).status).toBe(403)
    expect(await items()).toEqual([])
  })

  test('a token that is revoked or too old ends at once', async () => {
    expect((await program('PROPFIND', at)).status).toBe(207)
    const [token] = (await anna.api.call(listApiTokens, {})).data
    const asking = Array.from({ length: 4 }, () => program('PROPFIND', at))
    await anna.api.call(revokeApiToken, { params: { id: token?.id ?? '' } })
    expect((await Promise.all(asking)).every(({ status }) => status === 207 || status === 401)).toBe(true)
    expect((await put('a.ics', task('a', 'SUMMARY:milk'))).status).toBe(401)
    expect(await items()).toEqual([])
  })

  test('things of others are not there: by their address, in a report, as a home, or as a name', async () => {
    const ben = await server.member('Ben')
    const { listId: bens, itemId } = await aList(ben)
    const bensPath = `caldav/${ben.id}/list-${bens}/`
    const byOwn = `caldav/${anna.id}/list-${bens}/`
    for (const [method, path, body] of [
      ['PROPFIND', `caldav/${ben.id}/`],
      ['PROPFIND', bensPath],
      ['PROPFIND', byOwn],
      ['REPORT', byOwn, syncReport('')],
      [
        'PROPPATCH',
        byOwn,
        '<d:propertyupdate xmlns:d="DAV:"><d:set><d:prop><d:displayname>x</d:displayname></d:prop></d:set></d:propertyupdate>',
      ],
      ['GET', `${byOwn}${itemId}.ics`],
      ['PUT', `${byOwn}${itemId}.ics`, task(itemId, 'SUMMARY:stolen')],
      ['PUT', `${byOwn}new.ics`, task('new', 'SUMMARY:stolen')],
      ['DELETE', `${byOwn}${itemId}.ics`],
      ['PROPFIND', `caldav/${anna.id}/list-${listId}x/`],
      ['PROPFIND', `caldav/${anna.id}/list-../`],
      ['PROPFIND', `caldav/${anna.id}/${listId}/`],
    ] as const) {
      const answer = await program(method, path, body === undefined ? {} : { body })
      expect([method, path, answer.status]).toEqual([method, path, 404])
    }
    const multiget = await program('REPORT', at, {
      body: `<c:calendar-multiget xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><c:calendar-data/></d:prop><d:href>/${bensPath}${itemId}.ics</d:href><d:href>/${byOwn}${itemId}.ics</d:href><d:href>http://example.com/x</d:href><d:href>%zz</d:href></c:calendar-multiget>`,
    })
    expect(multiget.text.match(/404 Not Found/g)).toHaveLength(4)
    expect(multiget.text).not.toContain('calendar-data')
    expect((await ben.api.call(getShoppingList, { params: { id: bens } })).data.items).toHaveLength(1)
  })

  test('hostile XML is refused before it is a tree: types of documents, entities, depth, many elements and attributes', async () => {
    const asks = `<d:propfind xmlns:d="DAV:"><d:prop><d:displayname/></d:prop></d:propfind>`
    for (const body of [
      `<!DOCTYPE d SYSTEM "file:///etc/passwd">${asks}`,
      `<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${asks.replace('<d:displayname/>', '&b;')}`,
      asks.replace('<d:displayname/>', '&nbsp;'),
      `${'<a>'.repeat(50)}${'</a>'.repeat(50)}`,
      `<a>${'<b/>'.repeat(10_000)}</a>`,
      `<a ${Array.from({ length: 100 }, (_, n) => `a${n}="x"`).join(' ')}/>`,
      asks.slice(0, -3),
      `${asks}${asks}`,
      '<d:propfind/>',
      '{"propfind": 1}',
      asks.replace('d:displayname/', 'd:displayname></d:displayname a'),
    ]) {
      const answer = await program('PROPFIND', at, { body })
      expect([body.slice(0, 60), answer.status]).toEqual([body.slice(0, 60), 400])
    }
    const names = Array.from({ length: 101 }, (_, n) => `<d:p${n}/>`).join('')
    expect((await program('PROPFIND', at, { body: asks.replace('<d:displayname/>', names) })).status).toBe(400)
    const odd = await program('PROPFIND', at, {
      body: `<d:propfind xmlns:d="DAV:" xmlns:x="a&quot;&gt;&lt;script/>"><d:prop><x:y/></d:prop></d:propfind>`.replace(
        '/>"',
        '/&gt;"',
      ),
    })
    expect(odd.status).toBe(207)
    expect(odd.text).not.toContain('<script')
  })

  test('bodies, addresses and depth are bounded', async () => {
    expect((await put('a.ics', task('a', `SUMMARY:${'x'.repeat(70_000)}`))).status).toBe(413)
    expect((await program('PROPFIND', at, { body: `<a>${'x'.repeat(300_000)}</a>` })).status).toBe(413)
    expect((await program('PROPFIND', `caldav/${anna.id}/`, { headers: { depth: 'infinity' } })).status).toBe(403)
    const hrefs = Array.from({ length: 1_001 }, (_, n) => `<d:href>${n}</d:href>`).join('')
    const multiget = await program('REPORT', at, {
      body: `<c:calendar-multiget xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${hrefs}</c:calendar-multiget>`,
    })
    expect(multiget.status).toBe(403)
    expect((await put(`${'x'.repeat(201)}.ics`, task('a', 'SUMMARY:milk'))).status).toBe(403)
    expect((await put('%00.ics', task('a', 'SUMMARY:milk'))).status).toBe(403)
    expect((await put('a%2Fb.ics', task('a', 'SUMMARY:milk'))).status).toBe(403)
    expect(await items()).toEqual([])
  })

  test('what is no task is refused with its reason, and leaves nothing', async () => {
    const deep = `${'BEGIN:X\r\n'.repeat(2_000)}${'END:X\r\n'.repeat(2_000)}`.trimEnd()
    for (const [name, body] of [
      ['nothing', ''],
      ['JSON', '{}'],
      ['a card', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna\r\nEND:VCARD\r\n'],
      ['an event', calendarOf('VEVENT', 'a', 'SUMMARY:milk', 'DTSTART:20261129T100000Z')],
      ['an end too few', task('a', 'SUMMARY:milk').replace('END:VTODO\r\n', '')],
      ['no UID', task('a', 'SUMMARY:milk').replace('UID:a\r\n', '')],
      ['a UID that is too long', task('a'.repeat(256), 'SUMMARY:milk')],
      ['no words', task('a')],
      ['words that are too long', task('a', `SUMMARY:${'x'.repeat(501)}`)],
      ['depth', task('a', 'SUMMARY:milk', deep)],
      ['a date that is none', task('a', 'SUMMARY:milk', 'DUE:soon')],
      ['a rule that is none', task('a', 'SUMMARY:milk', 'RRULE:FREQ=NEVER')],
      ['a trigger that is none', task('a', 'SUMMARY:milk', 'BEGIN:VALARM', 'TRIGGER:x', 'END:VALARM')],
    ] as const) {
      const answer = await put('a.ics', body)
      expect([name, answer.status]).toEqual([name, 403])
    }
    expect(await items()).toEqual([])
    expect((await program('REPORT', at, { body: syncReport('') })).status).toBe(207)
  })

  test('odd names of properties and odd letters come back as they were and break no answer', async () => {
    const odd = [
      'CONSTRUCTOR:a',
      '__PROTO__:b',
      'TOSTRING:c',
      'HASOWNPROPERTY;X=1:d',
      'X-🍲:e',
      'X-A;VALUE=DATE:20260101',
      'ATTACH:data:text/html,<script>',
    ]
    for (const [place, line] of odd.entries()) {
      const { status } = await put(`${place}.ics`, task(`${place}`, `SUMMARY:${place} ]]> & <b> \u2028 "x"`, line))
      expect([line, [201, 403].includes(status)]).toEqual([line, true])
    }
    await anna.api.call(addShoppingListItems, {
      params: { id: listId },
      body: { items: [{ title: 'a\u0007\ud83cb\r\nSTATUS:COMPLETED', notes: 'END:VTODO\nBEGIN:VTODO' }] },
    })
    const all = await program('REPORT', at, { body: syncReport('') })
    expect(all.status).toBe(207)
    expect(all.text).not.toContain('<script>')
    expect(all.text).not.toMatch(/\nSTATUS:COMPLETED/)
    expect(all.text.match(/\nBEGIN:VTODO&#13;/g)).toHaveLength((await items()).length)
  })

  test('what is stored beside items is bounded for each and for a list, and the items come all the same', async () => {
    expect((await put('a.ics', task('a', 'SUMMARY:milk', `X-A:${'x'.repeat(20_000)}`))).status).toBe(201)
    for (let n = 0; n < 40; n += 1)
      expect((await put(`${n}.ics`, task(`${n}`, `SUMMARY:milk ${n}`, `X-A:${'x'.repeat(7_000)}`))).status).toBe(201)
    expect(await items()).toHaveLength(41)
    const rows = await server.database.db
      .selectFrom('davObjects')
      .select('extra')
      .where('collectionId', '=', listId)
      .execute()
    expect(rows.reduce((sum, { extra }) => sum + extra.length, 0)).toBeLessThan(257_000)
  })

  test('refused things leave no more than a thousand rows', async () => {
    const { db } = server.database
    await put('first.ics', task('first', 'SUMMARY:milk'))
    const row = { collectionId: listId, uid: '', extra: '', etag: '', mark: 0, madeBy: null }
    const rows = Array.from({ length: 1_200 }, (_, n) => ({
      ...row,
      itemId: `${n}`,
      name: `${n}.ics`,
      goneAt: new Date().toISOString(),
    }))
    await db.insertInto('davObjects').values(rows).execute()
    expect((await program('PROPFIND', at, { headers: { depth: '1' } })).status).toBe(207)
    const { count } = await db
      .selectFrom('davObjects')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('collectionId', '=', listId)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1_001)
    expect(await items()).toHaveLength(1)
  })

  test('collections are neither made nor removed, and unknown reports and methods are refused', async () => {
    for (const method of ['DELETE', 'MKCALENDAR', 'MKCOL', 'MOVE', 'COPY', 'LOCK', 'POST'])
      expect([method, (await program(method, at)).status]).toEqual([method, 404])
    expect((await program('PUT', at, { body: task('a', 'SUMMARY:milk') })).status).toBe(403)
    const report = await program('REPORT', at, { body: '<c:free-busy-query xmlns:c="urn:ietf:params:xml:ns:caldav"/>' })
    expect([report.status, report.text]).toEqual([403, expect.stringContaining('supported-report')])
    expect((await anna.api.call(getShoppingList, { params: { id: listId } })).data.title).toBe('Saturday')
  })

  test('wrong tokens count as failed logins of their address', async () => {
    const wrong = programOf(server, basic(`potluck_${'0'.repeat(48)}`))
    const statuses: number[] = []
    for (let tries = 0; tries < paces.login.burst + 5; tries += 1)
      statuses.push((await wrong('PROPFIND', 'caldav/')).status)
    expect(statuses[0]).toBe(401)
    expect(statuses.at(-1)).toBe(429)
    expect((await program('PROPFIND', at)).status).toBe(207)
  })
})
