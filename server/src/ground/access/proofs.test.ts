import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { ProfileAccess } from '../../people/policies/profile-access.ts'
import type { ReachedRecipe } from '../../people/policies/recipes.ts'
import type { Shared } from '../../people/sharing/sharing.ts'
import type { Book, ReadableBook } from './book.ts'
import type { Member, Reader } from './reader.ts'

const folder = join(import.meta.dirname, '../..')

interface Source {
  readonly path: string
  /** Without comments. */
  readonly code: string
}

/** The server without its tests and what only tests use. */
const sources: readonly Source[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'))
  .sort()
  .map((path) => ({ path, code: withoutComments(readFileSync(join(folder, path), 'utf8')) }))

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/^\s*\/\/.*$/gm, '')
}

/**
 * Whether a source takes a value out of a module, under whatever name: by an import, of all of it too, by passing it on, or
 * by an import while it runs. A type is no value.
 */
function takes({ path, code }: Source, module: string, name: string): boolean {
  const isOfModule = (request: string) => relative(folder, join(folder, dirname(path), request)) === module
  const fixed = [...code.matchAll(/^(?:import|export)\s+(?!type\b)([^'"]*?)\s+from\s+'([^']+)'/gm)]
  const running = [...code.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g)]
  return (
    fixed.some(
      ([, clause = '', request = '']) =>
        isOfModule(request) && (clause.includes('*') || new RegExp(`(?<!\\btype )\\b${name}\\b`).test(clause)),
    ) || running.some(([, request = '']) => isOfModule(request))
  )
}

const takersOf = (module: string, name: string): string[] =>
  sources.filter((source) => takes(source, module, name)).map(({ path }) => path)

/** The sources in which a name stands, however what it belongs to is called there. */
const naming = (name: RegExp): string[] => sources.filter(({ code }) => name.test(code)).map(({ path }) => path)

test.each([
  ["import { Book } from '../pot/book.ts'", true],
  ["import { Book as Shelf, changeBook } from '../pot/book.ts'", true],
  ["import {\n  changeBook,\n  Book,\n} from '../pot/book.ts'", true],
  ["import * as books from '../pot/book.ts'", true],
  ["export { Book } from '../pot/book.ts'", true],
  ["export * from '../pot/book.ts'", true],
  ["const { Book } = await import('../pot/book.ts')", true],
  ["import type { Book } from '../pot/book.ts'", false],
  ["import { type Book, changeBook } from '../pot/book.ts'", false],
  ["import { OpenBook } from '../pot/book.ts'", false],
  ["import { Book } from '../lid/book.ts'", false],
])('%j takes Book out of pot/book.ts: %s', (code, taken) => {
  expect(takes({ path: 'pan/store.ts', code }, 'pot/book.ts', 'Book')).toBe(taken)
})

test.each([
  [
    'ground/access/reader.ts',
    'Reader',
    [
      'in-and-out/account-export/restore-account.ts',
      'book/images/routes.ts',
      'doors/webhooks/deliver.ts',
      'in-and-out/imports/import-book.ts',
      'in-and-out/kitchen-moves/kitchen-job.ts',
      'planning/meal-plans/feed.ts',
      'logins/demo/demo-accounts.ts',
      'logins/members/routes.ts',
      'social/kitchens/befriend-members.ts',
      'social/messages/store.ts',
    ],
  ],
  ['ground/access/reader.ts', 'Member', ['people/api-tokens/authenticate.ts', 'logins/sessions/store.ts']],
  ['ground/access/reader.ts', 'Admin', ['people/users/admins.ts']],
  ['ground/access/reached.ts', 'Reached', ['people/policies/recipes.ts', 'people/sharing/sharing.ts']],
  ['machinery/base/database/change-book.ts', 'OpenBook', []],
  ['ground/access/book.ts', 'ReadableBook', ['people/policies/books.ts']],
  ['people/policies/profile-access.ts', 'ProfileAccess', []],
])('beside %s, only the listed files can make a %s: others import its type', (module, name, files) => {
  expect(takersOf(module, name)).toEqual([...files].sort())
})

test.each([
  ['a member, of an open session', /\bofSession\b/, ['ground/access/reader.ts', 'logins/sessions/store.ts']],
  [
    'a member, of an open API token',
    /\bofApiToken\b/,
    ['ground/access/reader.ts', 'people/api-tokens/authenticate.ts'],
  ],
  ['an admin', /\bofRole\b/, ['ground/access/reader.ts', 'people/users/admins.ts']],
  ['what a profile shows', /\bofItems\b/, ['people/policies/profile-access.ts']],
  ['the book of a kitchen, to read', /\bofMembership\b/, ['ground/access/book.ts', 'people/policies/books.ts']],
  ['the book of a kitchen, to write', /\bofCook\b/, ['ground/access/book.ts', 'people/policies/books.ts']],
  [
    'the book of a kitchen, to write what is each person’s own',
    /\bofOwnFields\b/,
    ['ground/access/book.ts', 'book/cookings/store.ts', 'book/recipes/store.ts'],
  ],
  ['the book of a job that was claimed', /\bofJob\b/, ['ground/access/book.ts', 'machinery/jobs/claim.ts']],
  [
    'the book of a recipe without an index',
    /\bofIndex\b/,
    ['ground/access/book.ts', 'book/recipes/index-waiting.ts', 'book/contents/make-waiting.ts'],
  ],
  [
    'the book of somebody whose trash is emptied',
    /\bofTrash\b/,
    ['ground/access/book.ts', 'in-and-out/trash/store.ts'],
  ],
  [
    'the book of a friend who is sent something',
    /\bofRecipient\b/,
    ['ground/access/book.ts', 'social/messages/store.ts'],
  ],
  ['a transaction, which others can join', /\b(?:t|startT)ransaction\b\s*\(/, ['machinery/base/database/database.ts']],
])('only the listed files name the function that makes %s', (_what, name, files) => {
  expect(naming(name)).toEqual([...files].sort())
})

/** Whether a value of one type is taken for another. */
type Fits<From, To> = From extends To ? true : false

test('the type of an access value fits neither a literal nor a copy', () => {
  // The types are what is tested: each of these compiles only while nothing else fits.
  const literalReader: Fits<{ readonly id: string }, Reader> = false
  const literalMember: Fits<{ readonly id: string; readonly sessionId: string }, Member> = false
  const copiedMember: Fits<{ [Field in keyof Member]: Member[Field] }, Member> = false
  const readerAsMember: Fits<Reader, Member> = false
  const literalBook: Fits<{ readonly ownerId: string }, Book> = false
  const copiedBook: Fits<{ [Field in keyof ReadableBook]: ReadableBook[Field] }, ReadableBook> = false
  const readAsWritten: Fits<ReadableBook, Book> = false
  const copiedList: Fits<{ [Field in keyof Shared<'list'>]: Shared<'list'>[Field] }, Shared<'list'>> = false
  const copiedShelf: Fits<{ [Field in keyof ProfileAccess]: ProfileAccess[Field] }, ProfileAccess> = false
  const listAsRecipe: Fits<Shared<'list'>, ReachedRecipe> = false
  const memberAsReader: Fits<Member, Reader> = true
  const forgeries = [
    literalReader,
    literalMember,
    copiedMember,
    readerAsMember,
    literalBook,
    copiedBook,
    readAsWritten,
    copiedList,
    copiedShelf,
    listAsRecipe,
  ]
  expect(forgeries).not.toContain(memberAsReader)
})
