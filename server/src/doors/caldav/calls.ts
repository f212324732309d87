import type { Access } from '@potluck/api/endpoint'

/** A call of a calendar program, as an endpoint states one of the browser. */
export interface DavCall {
  readonly method: 'PROPFIND' | 'REPORT' | 'PROPPATCH' | 'GET' | 'PUT' | 'DELETE' | 'OPTIONS'
  /** Below the address of the product. */
  readonly path: string
  readonly access: Extract<Access, 'member' | 'anyone'>
  readonly maxBodyBytes: number
  /** Largest answer, bytes, where it may be more than 1 MB. */
  readonly maxAnswerBytes?: number
  /** Puts something on the disk. */
  readonly adds?: true
}

/** The longest body that asks for something, bytes: a thousand addresses. */
const asking = 256_000

/** A full list with all that is kept of each item. */
const wholeCollection = 16_000_000

const root = 'caldav/'
const home = 'caldav/:person/'
const collection = 'caldav/:person/:collection/'
const object = 'caldav/:person/:collection/:object'

const call = <const C extends DavCall>(definition: C): C => definition

/** Every call of calendar programs, for the tables of who may what and of the largest answers. */
export const davCalls = {
  options: call({ method: 'OPTIONS', path: 'caldav/*', access: 'anyone', maxBodyBytes: 16_000 }),
  readRoot: call({ method: 'PROPFIND', path: root, access: 'member', maxBodyBytes: asking }),
  readHome: call({ method: 'PROPFIND', path: home, access: 'member', maxBodyBytes: asking, maxAnswerBytes: 2_000_000 }),
  readCollection: call({
    method: 'PROPFIND',
    path: collection,
    access: 'member',
    maxBodyBytes: asking,
    maxAnswerBytes: 2_000_000,
  }),
  report: call({
    method: 'REPORT',
    path: collection,
    access: 'member',
    maxBodyBytes: asking,
    maxAnswerBytes: wholeCollection,
  }),
  choose: call({ method: 'PROPPATCH', path: collection, access: 'member', maxBodyBytes: asking, adds: true }),
  readObject: call({ method: 'PROPFIND', path: object, access: 'member', maxBodyBytes: asking }),
  getObject: call({ method: 'GET', path: object, access: 'member', maxBodyBytes: 16_000 }),
  putObject: call({ method: 'PUT', path: object, access: 'member', maxBodyBytes: 64_000, adds: true }),
  deleteObject: call({ method: 'DELETE', path: object, access: 'member', maxBodyBytes: 16_000 }),
} as const
