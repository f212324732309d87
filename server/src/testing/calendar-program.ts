import { createApiToken } from '@potluck/api/api-tokens'
import type { Scope } from '@potluck/api/scopes'
import type { TestMember, TestServer } from './test-server.ts'

/** An API token, as a member types it into a calendar program. */
export async function appPassword(member: TestMember, ...scopes: readonly Scope[]): Promise<string> {
  const body = { name: 'Phone', scopes: [...scopes], days: null, currentPassword: 'correct horse' }
  return (await member.api.call(createApiToken, { body })).data.secret
}

export const basic = (password: string, user = 'anna@example.com'): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

interface Sent {
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answered {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

/** Sends requests as a calendar program does. @param path below the address of the server */
export const programOf =
  ({ address }: Pick<TestServer, 'address'>, authorization: string) =>
  async (method: string, path: string, { body, headers = {} }: Sent = {}): Promise<Answered> => {
    const answer = await fetch(new URL(path, address), {
      method,
      redirect: 'manual',
      headers: { authorization, 'content-type': 'application/xml; charset=utf-8', ...headers },
      ...(body !== undefined && { body }),
    })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }

/** A calendar of one component. */
export const calendarOf = (component: 'VTODO' | 'VEVENT', uid: string, ...lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    `BEGIN:${component}`,
    `UID:${uid}`,
    ...lines,
    `END:${component}`,
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** A `propfind` for properties, written with the usual prefixes. */
export const propfind = (...names: readonly string[]): string =>
  `<?xml version="1.0"?><d:propfind xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/" xmlns:a="http://apple.com/ns/ical/"><d:prop>${names.map((name) => `<${name}/>`).join('')}</d:prop></d:propfind>`

/** The properties by which programs look for collections. */
export const usualProperties = [
  ...[
    'd:resourcetype',
    'd:displayname',
    'd:current-user-privilege-set',
    'd:supported-report-set',
    'd:sync-token',
    'd:owner',
  ],
  ...[
    'c:supported-calendar-component-set',
    'c:calendar-description',
    's:getctag',
    'a:calendar-color',
    'a:calendar-order',
  ],
] as const

/** The report that asks for changes since a token. */
export const syncReport = (token: string, more = ''): string =>
  `<?xml version="1.0"?><d:sync-collection xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:sync-token>${token}</d:sync-token><d:sync-level>1</d:sync-level>${more}<d:prop><d:getetag/><c:calendar-data/></d:prop></d:sync-collection>`

/** The token in an answer. */
export const tokenIn = (text: string): string => /<d:sync-token>([^<]+)</.exec(text)?.[1] ?? ''

/** The state of an object in an answer. */
export const etagIn = (text: string): string => /<d:getetag>([^<]+)</.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? ''
