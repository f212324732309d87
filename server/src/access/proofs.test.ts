import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Book } from './book.ts'
import { Reached } from './reached.ts'
import { Member, Reader } from './reader.ts'

const source = join(__dirname, '..')

/** The files of the server, tests aside, that hold a text. */
const filesWith = (text: string): string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => readFileSync(join(source, path), 'utf8').includes(text))
    .map((path) => relative('', path))
    .sort()

test.each([
  ['a member, of an open session', 'Member.ofSession(', ['sessions/store.ts']],
  ['somebody who does not call, whom a message reached', 'Reader.for(', ['messages/store.ts']],
  ['the book of a job that was claimed', 'Book.ofJob(', ['machinery/jobs/claim.ts']],
  ['the book of a friend who is sent something', 'Book.ofRecipient(', ['messages/store.ts']],
  ['what is reached', 'Reached.grant(', ['access/recipes.ts', 'access/sharing.ts']],
  ['an open book, under its owner’s lock', 'OpenBook.open(', ['access/book.ts']],
  ['a transaction, which others can join', '.transaction()', ['machinery/database/database.ts']],
])('%s: made in one place', (_what, call, places) => {
  expect(filesWith(call)).toEqual(places)
})

test('no literal and no copy is a proof', () => {
  const member = Member.ofSession({ id: 'session', userId: 'anna' })
  // @ts-expect-error a literal is no reader
  const reader: Reader = { id: 'anna' }
  // @ts-expect-error a literal is no member
  const forged: Member = { id: 'anna', sessionId: 'session' }
  // @ts-expect-error nor is a copy
  const copied: Member = { ...member }
  // @ts-expect-error who looks may not write
  Book.of(Reader.for('anna', 'a message reached them'))
  // @ts-expect-error a literal is no book
  const book: Book = { ownerId: 'anna' }
  // @ts-expect-error a literal reaches nothing
  const list: Reached<'list', 'owner'> = { kind: 'list', id: 'x', ownerId: 'anna', role: 'owner' }
  for (const forgery of [reader, forged, copied]) expect(forgery).not.toBeInstanceOf(Reader)
  expect(book).not.toBeInstanceOf(Book)
  expect(list).not.toBeInstanceOf(Reached)
})
