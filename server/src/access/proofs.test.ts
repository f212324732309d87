import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReachedRecipe } from '../policies/recipes.ts'
import type { Shelf } from '../policies/shelf.ts'
import type { Shared } from '../sharing/sharing.ts'
import type { Book } from './book.ts'
import type { Member, Reader } from './reader.ts'

const source = join(import.meta.dirname, '..')

/** The files of the server, tests aside, that hold a text. */
const filesWith = (text: string): string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => readFileSync(join(source, path), 'utf8').includes(text))
    .sort()

test.each([
  ['a member, of an open session', 'Member.ofSession(', ['sessions/store.ts']],
  [
    'somebody who does not call, for a reason',
    'Reader.for(',
    ['images/routes.ts', 'meal-plans/feed.ts', 'messages/store.ts', 'take-out/bring-back.ts'],
  ],
  ['what a profile shows', 'Shelf.ofItems(', ['policies/shelf.ts']],
  ['the book of a job that was claimed', 'Book.ofJob(', ['machinery/jobs/claim.ts']],
  ['the book of a recipe whose words are not known yet', 'Book.ofIndex(', ['recipes/index-waiting.ts']],
  ['the book of whoever left something in the trash', 'Book.ofTrash(', ['trash/store.ts']],
  ['the book of a friend who is sent something', 'Book.ofRecipient(', ['messages/store.ts']],
  ['what is reached', 'Reached.grant(', ['policies/recipes.ts', 'sharing/sharing.ts']],
  ['an open book, under its owner’s lock', 'OpenBook.open(', ['machinery/database/change-book.ts']],
  ['a transaction, which others can join', '.transaction()', ['machinery/database/database.ts']],
])('%s: made in one place', (_what, call, places) => {
  expect(filesWith(call)).toEqual(places)
})

/** Whether a value of one type is taken for another. */
type Fits<From, To> = From extends To ? true : false

test('no literal and no copy is a proof', () => {
  // The types are what is tested: each of these compiles only while nothing else fits.
  const literalReader: Fits<{ readonly id: string }, Reader> = false
  const literalMember: Fits<{ readonly id: string; readonly sessionId: string }, Member> = false
  const copiedMember: Fits<{ [Field in keyof Member]: Member[Field] }, Member> = false
  const readerAsMember: Fits<Reader, Member> = false
  const literalBook: Fits<{ readonly ownerId: string }, Book> = false
  const copiedList: Fits<{ [Field in keyof Shared<'list'>]: Shared<'list'>[Field] }, Shared<'list'>> = false
  const copiedShelf: Fits<{ [Field in keyof Shelf]: Shelf[Field] }, Shelf> = false
  const listAsRecipe: Fits<Shared<'list'>, ReachedRecipe> = false
  const memberAsReader: Fits<Member, Reader> = true
  const forgeries = [
    literalReader,
    literalMember,
    copiedMember,
    readerAsMember,
    literalBook,
    copiedList,
    copiedShelf,
    listAsRecipe,
  ]
  expect(forgeries).not.toContain(memberAsReader)
})
