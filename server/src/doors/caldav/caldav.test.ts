import { createApiToken } from '@potluck/api/api-tokens'
import type { Scope } from '@potluck/api/scopes'
import { addShoppingListItems, createShoppingList, getShoppingList } from '@potluck/api/shopping-lists'
import { DAVClient } from 'tsdav'
import { bothDatabases } from '../../testing/each-database.ts'
import type { TestMember, TestServer } from '../../testing/test-server.ts'

/** An app password of a member. */
const tokenOf = async (member: TestMember, scopes: readonly [Scope, ...Scope[]] = ['lists']) =>
  (
    await member.api.call(createApiToken, {
      body: { name: 'Phone', scopes: [...scopes], days: null, currentPassword: 'correct horse' },
    })
  ).data.secret

async function clientOf({ address }: TestServer, member: TestMember): Promise<DAVClient> {
  const client = new DAVClient({
    serverUrl: address,
    credentials: { username: member.email, password: await tokenOf(member) },
    authMethod: 'Basic',
    defaultAccountType: 'caldav',
  })
  await client.login()
  return client
}

const task = (uid: string, ...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    'BEGIN:VTODO',
    `UID:${uid}`,
    ...lines,
    'END:VTODO',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

bothDatabases('lists in calendar programs', (server) => {
  async function listOf(member: TestMember, ...titles: readonly string[]): Promise<string> {
    const { id } = (await member.api.call(createShoppingList, { body: { title: 'Saturday' } })).data
    if (titles.length > 0)
      await member.api.call(addShoppingListItems, {
        params: { id },
        body: { items: titles.map((title) => ({ title })) },
      })
    return id
  }

  const itemsOf = async (member: TestMember, id: string) =>
    (await member.api.call(getShoppingList, { params: { id } })).data.items

  test('a program finds the lists of a member by the address of the server, and their items', async () => {
    const anna = await server.member('Anna')
    await listOf(anna, '500 g flour', 'milk')
    const client = await clientOf(server, anna)
    const [calendar, ...others] = await client.fetchCalendars()
    expect(others).toEqual([])
    expect(calendar).toMatchObject({ displayName: 'Saturday', components: ['VTODO'] })
    if (!calendar) throw new Error('there is no list')
    const objects = await client.fetchCalendarObjects({
      calendar,
      filters: {
        'comp-filter': { _attributes: { name: 'VCALENDAR' }, 'comp-filter': { _attributes: { name: 'VTODO' } } },
      },
    })
    expect(objects.map(({ data }) => /SUMMARY:(.*)\r/.exec(data)?.[1]).sort()).toEqual(['500 g flour', 'milk'])
  })

  test('what a program makes, ticks and deletes is so on the list', async () => {
    const anna = await server.member('Anna')
    const id = await listOf(anna)
    const client = await clientOf(server, anna)
    const [calendar] = await client.fetchCalendars()
    if (!calendar) throw new Error('there is no list')
    const made = await client.createCalendarObject({
      calendar,
      filename: 'phone-1.ics',
      iCalString: task('phone-1', 'SUMMARY:2 l milk', 'DESCRIPTION:the fresh one', 'X-MINE:kept', 'PRIORITY:3'),
    })
    expect(made.status).toBe(201)
    expect(await itemsOf(anna, id)).toMatchObject([{ title: '2 l milk', notes: 'the fresh one', completed: false }])
    const objects = () =>
      client.fetchCalendarObjects({
        calendar,
        filters: {
          'comp-filter': { _attributes: { name: 'VCALENDAR' }, 'comp-filter': { _attributes: { name: 'VTODO' } } },
        },
      })
    const [object] = await objects()
    expect(object?.data).toContain('X-MINE:kept')
    expect(object?.data).toContain('UID:phone-1')
    const ticked = await client.updateCalendarObject({
      calendarObject: {
        url: object?.url ?? '',
        etag: object?.etag ?? '',
        data: task('phone-1', 'SUMMARY:2 l milk', 'DESCRIPTION:the fresh one', 'STATUS:COMPLETED'),
      },
    })
    expect(ticked.status).toBe(204)
    expect(await itemsOf(anna, id)).toMatchObject([{ title: '2 l milk', completed: true }])
    const [after] = await objects()
    const stale = await client.deleteCalendarObject({
      calendarObject: { url: object?.url ?? '', etag: object?.etag ?? '' },
    })
    expect(stale.status).toBe(412)
    const deleted = await client.deleteCalendarObject({
      calendarObject: { url: after?.url ?? '', etag: after?.etag ?? '' },
    })
    expect(deleted.status).toBe(204)
    expect(await itemsOf(anna, id)).toEqual([])
  })

  test('a program hears what has changed since it last asked', async () => {
    const anna = await server.member('Anna')
    const id = await listOf(anna, 'milk')
    const client = await clientOf(server, anna)
    const [calendar] = await client.fetchCalendars()
    if (!calendar) throw new Error('there is no list')
    const objects = await client.fetchCalendarObjects({
      calendar,
      filters: {
        'comp-filter': { _attributes: { name: 'VCALENDAR' }, 'comp-filter': { _attributes: { name: 'VTODO' } } },
      },
    })
    await anna.api.call(addShoppingListItems, { params: { id }, body: { items: [{ title: 'bread' }] } })
    const heard = await client.syncCalendars({ oldCalendars: [{ ...calendar, objects }], detailedResult: true })
    expect(heard).toMatchObject({ created: [], updated: [{ objects: [{}, {}] }], deleted: [] })
  })
})
