import { addShoppingListItems, createShoppingList, getShoppingList } from '@potluck/api/shopping-lists'
import { appPassword, basic, calendarOf, etagIn, programOf, tokenIn } from '../../testing/calendar-program.ts'
import { startTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts'

/*
 * Programs send such requests, in this order, as logs and sources describe them in public. For iOS, Apple's calendar server lists them. For
 * DAVx5 and Thunderbird, issues of Radicale, rustical and caldav-adapter show logs. Home Assistant uses python-caldav.
 */

let server: TestServer
let anna: TestMember
let listId = ''
let at = ''
let program: ReturnType<typeof programOf>

beforeAll(async () => {
  server = await startTestServer('sqlite')
})
afterAll(() => server.close())

beforeEach(async () => {
  anna = await server.member('Anna')
  program = programOf(server, basic(await appPassword(anna, 'lists'), anna.email))
  listId = (await anna.api.call(createShoppingList, { body: { title: 'Saturday' } })).data.id
  await anna.api.call(addShoppingListItems, { params: { id: listId }, body: { items: [{ title: 'milk' }] } })
  at = `caldav/${anna.id}/list-${listId}/`
})

const items = async () => (await anna.api.call(getShoppingList, { params: { id: listId } })).data.items

/** The first address inside of an element of an answer. */
const addressIn = (text: string, name: string): string =>
  new RegExp(`<\\w:${name}><d:href>([^<]+)<`).exec(text)?.[1] ?? ''

describe('iOS', () => {
  const ask = (method: string, path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
    program(method, path, {
      body,
      headers: { 'content-type': 'text/xml', 'user-agent': 'iOS/18.0 remindd/1.0', ...headers },
    })

  const find =
    '<A:propfind xmlns:A="DAV:"><A:prop><A:current-user-principal/><A:principal-URL/><A:resourcetype/></A:prop></A:propfind>'

  test('finds its way from the name of the host to the lists', async () => {
    const start = await ask('PROPFIND', '.well-known/caldav', find, { depth: '0' })
    expect([start.status, start.headers.get('location')]).toEqual([301, '/caldav/'])
    const root = await ask('PROPFIND', 'caldav/', find, { depth: '0' })
    const principal = addressIn(root.text, 'current-user-principal')
    expect((await program('OPTIONS', principal)).headers.get('dav')).toContain('calendar-access')
    const own = await ask(
      'PROPFIND',
      principal,
      '<A:propfind xmlns:A="DAV:"><A:prop><B:calendar-home-set xmlns:B="urn:ietf:params:xml:ns:caldav"/><B:calendar-user-address-set xmlns:B="urn:ietf:params:xml:ns:caldav"/><A:current-user-principal/><A:displayname/><C:dropbox-home-URL xmlns:C="http://calendarserver.org/ns/"/><C:email-address-set xmlns:C="http://calendarserver.org/ns/"/><C:notification-URL xmlns:C="http://calendarserver.org/ns/"/><A:principal-collection-set/><A:principal-URL/><A:resource-id/><B:schedule-inbox-URL xmlns:B="urn:ietf:params:xml:ns:caldav"/><B:schedule-outbox-URL xmlns:B="urn:ietf:params:xml:ns:caldav"/><A:supported-report-set/></A:prop></A:propfind>',
      { depth: '0' },
    )
    expect(own.text).toContain(`mailto:${anna.email}`)
    const home = addressIn(own.text, 'calendar-home-set')
    const lists = await ask(
      'PROPFIND',
      home,
      '<A:propfind xmlns:A="DAV:"><A:prop><A:add-member/><C:allowed-sharing-modes xmlns:C="http://calendarserver.org/ns/"/><D:autoprovisioned xmlns:D="http://apple.com/ns/ical/"/><E:bulk-requests xmlns:E="http://me.com/_namespace/"/><D:calendar-color xmlns:D="http://apple.com/ns/ical/"/><D:calendar-order xmlns:D="http://apple.com/ns/ical/"/><A:current-user-privilege-set/><A:displayname/><C:getctag xmlns:C="http://calendarserver.org/ns/"/><A:owner/><A:quota-available-bytes/><A:resourcetype/><B:supported-calendar-component-set xmlns:B="urn:ietf:params:xml:ns:caldav"/><A:supported-report-set/><A:sync-token/></A:prop></A:propfind>',
      { depth: '1' },
    )
    expect(lists.text).toContain(`<d:href>/${at}</d:href>`)
    expect(lists.text).toContain('<c:comp name="VTODO"/>')
    expect(lists.text).toContain('<bulk-requests xmlns="http://me.com/_namespace/"/>')
  })

  test('colours a list, adds a reminder and ticks it', async () => {
    const coloured = await ask(
      'PROPPATCH',
      at,
      '<A:propertyupdate xmlns:A="DAV:"><A:set><A:prop><D:calendar-color xmlns:D="http://apple.com/ns/ical/" symbolic-color="custom">#FF2D55FF</D:calendar-color></A:prop></A:set></A:propertyupdate>',
    )
    expect(coloured.text).toContain('HTTP/1.1 200 OK')
    const lines = [
      'CREATED:20261129T100000Z',
      'DTSTAMP:20261129T100001Z',
      'LAST-MODIFIED:20261129T100001Z',
      'SEQUENCE:0',
      'X-APPLE-SORT-ORDER:786000001',
    ]
    const uid = 'B1D0A2C8-7E5B-4B5C-9B1D-2F9C3C6F2A11'
    const put = (headers: Readonly<Record<string, string>>, ...more: readonly string[]) =>
      ask('PUT', `${at}${uid}.ics`, calendarOf('VTODO', uid, ...lines, ...more), {
        'content-type': 'text/calendar',
        ...headers,
      })
    expect((await put({ 'if-none-match': '*' }, 'SUMMARY:1 kg Äpfel', 'STATUS:NEEDS-ACTION')).status).toBe(201)
    const multiget = await ask(
      'REPORT',
      at,
      `<B:calendar-multiget xmlns:B="urn:ietf:params:xml:ns:caldav"><A:prop xmlns:A="DAV:"><A:getetag/><B:calendar-data/></A:prop><A:href xmlns:A="DAV:">/${at}${uid}.ics</A:href></B:calendar-multiget>`,
      { depth: '1' },
    )
    expect(multiget.text).toContain('X-APPLE-SORT-ORDER:786000001')
    const etag = etagIn(multiget.text)
    expect(
      (
        await put(
          { 'if-match': etag },
          'SUMMARY:1 kg Äpfel',
          'STATUS:COMPLETED',
          'COMPLETED:20261129T110000Z',
          'PERCENT-COMPLETE:100',
        )
      ).status,
    ).toBe(204)
    expect((await items()).map(({ title, completed }) => [title, completed])).toContainEqual(['1 kg Äpfel', true])
  })
})

test('Thunderbird looks at a list and hears of changes', async () => {
  const seen = await program('PROPFIND', at, {
    headers: { depth: '0', 'content-type': 'text/xml; charset=utf-8' },
    body: '<?xml version="1.0" encoding="UTF-8"?>\n<D:propfind xmlns:D="DAV:" xmlns:CS="http://calendarserver.org/ns/" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><D:resourcetype/><D:owner/><D:current-user-principal/><D:current-user-privilege-set/><D:supported-report-set/><C:supported-calendar-component-set/><CS:getctag/></D:prop></D:propfind>',
  })
  expect(seen.text).toContain('<d:sync-collection/>')
  const sync = (token: string) =>
    program('REPORT', at, {
      headers: { depth: '1', 'content-type': 'text/xml; charset=utf-8' },
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<sync-collection xmlns="DAV:"><sync-token>${token}</sync-token><sync-level>1</sync-level><prop><getcontenttype/><getetag/></prop></sync-collection>`,
    })
  const first = await sync('')
  expect(first.text).toContain('text/calendar; charset=utf-8; component=VTODO')
  await anna.api.call(addShoppingListItems, { params: { id: listId }, body: { items: [{ title: 'bread' }] } })
  const second = await sync(tokenIn(first.text))
  const address = /<d:href>([^<]+)</.exec(second.text)?.[1]
  const multiget = await program('REPORT', at, {
    headers: { depth: '1' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<C:calendar-multiget xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><D:getetag/><C:calendar-data/></D:prop><D:href>${address}</D:href></C:calendar-multiget>`,
  })
  expect(multiget.text).toContain('SUMMARY:bread')
})

test('DAVx5 with tasks.org lists tasks, loads them, and uploads one', async () => {
  const home = await program('PROPFIND', `caldav/${anna.id}/`, {
    headers: { depth: '1' },
    body: '<?xml version=\'1.0\' encoding=\'UTF-8\' ?><propfind xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav" xmlns:P="https://bitfire.at/webdav-push"><prop><resourcetype/><displayname/><current-user-privilege-set/><CAL:calendar-description/><n0:calendar-color xmlns:n0="http://apple.com/ns/ical/"/><CAL:calendar-timezone/><CAL:supported-calendar-component-set/><owner/><P:transports/><P:topic/></prop></propfind>',
  })
  expect(home.text).toMatch(/<d:write-content\/>.*<d:unbind\/>/)
  const query = await program('REPORT', at, {
    headers: { depth: '1' },
    body: '<?xml version=\'1.0\' encoding=\'UTF-8\' ?><CAL:calendar-query xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav"><prop><getetag /></prop><CAL:filter><CAL:comp-filter name="VCALENDAR"><CAL:comp-filter name="VTODO"></CAL:comp-filter></CAL:comp-filter></CAL:filter></CAL:calendar-query>',
  })
  const address = /<d:href>([^<]+)</.exec(query.text)?.[1]
  const multiget = await program('REPORT', at, {
    headers: { depth: '1' },
    body: `<?xml version='1.0' encoding='UTF-8' ?><CAL:calendar-multiget xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav"><prop><getcontenttype /><getetag /><CAL:calendar-data content-type="text/calendar" version="2.0" /></prop><href>${address}</href></CAL:calendar-multiget>`,
  })
  expect(multiget.text).toContain('SUMMARY:milk')
  const uid = '5f0f1c2e-1d52-4b35-8a8e-1e5f8f0c9a77'
  const uploaded = await program('PUT', `${at}${uid}.ics`, {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'if-none-match': '*' },
    body: calendarOf(
      'VTODO',
      uid,
      'DTSTAMP:20261129T100000Z',
      'CREATED:20261129T100000Z',
      'SUMMARY:2 Zwiebeln',
      'PRIORITY:9',
      'X-APPLE-SORT-ORDER:12',
      'RELATED-TO;RELTYPE=PARENT:another',
    ),
  })
  expect(uploaded.status).toBe(201)
  expect((await items()).map(({ title }) => title)).toEqual(['milk', '2 Zwiebeln'])
})

test('Home Assistant finds the lists, reads their tasks, adds one and ticks it', async () => {
  const python = (method: string, path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
    program(method, path, {
      body,
      headers: { 'content-type': 'text/xml; charset="utf-8"', accept: 'text/xml, text/calendar', ...headers },
    })
  const principal = await python(
    'PROPFIND',
    'caldav/',
    "<?xml version='1.0' encoding='utf-8'?>\n<D:propfind xmlns:D=\"DAV:\"><D:prop><D:current-user-principal/></D:prop></D:propfind>",
    { depth: '0' },
  )
  const own = await python(
    'PROPFIND',
    addressIn(principal.text, 'current-user-principal'),
    '<?xml version=\'1.0\' encoding=\'utf-8\'?>\n<D:propfind xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><C:calendar-home-set/></D:prop></D:propfind>',
    { depth: '0' },
  )
  const home = await python(
    'PROPFIND',
    addressIn(own.text, 'calendar-home-set'),
    "<?xml version='1.0' encoding='utf-8'?>\n<D:propfind xmlns:D=\"DAV:\"><D:prop><D:resourcetype/><D:displayname/></D:prop></D:propfind>",
    { depth: '1' },
  )
  expect(home.text).toContain('>Saturday<')
  const search = (more: string) =>
    python(
      'REPORT',
      at,
      `<?xml version='1.0' encoding='utf-8'?>\n<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><C:calendar-data/></D:prop><C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VTODO">${more}</C:comp-filter></C:comp-filter></C:filter></C:calendar-query>`,
      { depth: '1' },
    )
  expect((await search('')).text).toContain('SUMMARY:milk')
  const uid = '9d1f0a3e-b2ab-11ef-a7f5-0242ac120002'
  const put = (...lines: readonly string[]) =>
    python('PUT', `${at}${uid}.ics`, calendarOf('VTODO', uid, 'DTSTAMP:20261129T100000Z', ...lines), {
      'content-type': 'text/calendar; charset="utf-8"',
    })
  expect((await put('SUMMARY:bread', 'STATUS:NEEDS-ACTION')).status).toBe(201)
  const byUid = await search(
    `<C:prop-filter name="UID"><C:text-match collation="i;octet">${uid}</C:text-match></C:prop-filter>`,
  )
  expect(byUid.text.match(/BEGIN:VTODO/g)).toHaveLength(1)
  expect((await put('SUMMARY:bread', 'STATUS:COMPLETED')).status).toBe(204)
  const open = await search(
    '<C:prop-filter name="COMPLETED"><C:is-not-defined/></C:prop-filter><C:prop-filter name="STATUS"><C:text-match negate-condition="yes">COMPLETED</C:text-match></C:prop-filter>',
  )
  expect(open.text).toContain('SUMMARY:milk')
  expect(open.text).not.toContain('SUMMARY:bread')
})

test('below a path, addresses begin with it, and those with and without it are understood', async () => {
  const below = await startTestServer('sqlite', { PUBLIC_URL: 'https://home.example/potluck/' })
  const ben = await below.member('Ben')
  const { id } = (await ben.api.call(createShoppingList, { body: { title: 'Home' } })).data
  const own = programOf(below, basic(await appPassword(ben, 'lists')))
  expect((await own('PROPFIND', '.well-known/caldav')).headers.get('location')).toBe('/potluck/caldav/')
  const path = `caldav/${ben.id}/list-${id}/`
  expect((await own('PROPFIND', path)).text).toContain(`<d:href>/potluck/${path}</d:href>`)
  expect((await own('PUT', `${path}a b.ics`, { body: calendarOf('VTODO', 'a', 'SUMMARY:milk') })).status).toBe(201)
  const hrefs = [`/potluck/${path}a%20b.ics`, `https://home.example/potluck/${path}a%20b.ics`, `/${path}a b.ics`]
  for (const href of hrefs) {
    const multiget = await own('REPORT', path, {
      body: `<c:calendar-multiget xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><d:getetag/></d:prop><d:href>${href}</d:href></c:calendar-multiget>`,
    })
    expect(multiget.text).toContain(`<d:href>/potluck/${path}a%20b.ics</d:href>`)
  }
  await below.close()
})
