import { WorkLostError } from '../base/processes/work-lost-error.ts'
import { Refusal } from '../base/refusal.ts'
import { failureNote } from './failure-note.ts'
import { JobFailure, NotedRefusal } from './job-failure.ts'

class OvenOff extends NotedRefusal {
  readonly note = { code: 'pictures-full', megabytes: 5 } as const
}

test.each([
  ['a failure of the job itself', new JobFailure({ code: 'unreadable' }), { code: 'unreadable' }],
  ['a process that ended', new WorkLostError('gone'), { code: 'crashed' }],
  ['a refusal with a note', new OvenOff('book-full', 'off'), { code: 'pictures-full', megabytes: 5 }],
  ['a book without room', new Refusal('book-full', 'full'), { code: 'book-full' }],
  ['a full disk', new Error('write', { cause: { code: 'ENOSPC' } }), { code: 'no-space' }],
  ['any other error', new Error('surprise'), { code: 'unexpected' }],
])('a job that ended with %s has its note', (_what, error, note) => {
  expect(failureNote(error)).toEqual(note)
})
