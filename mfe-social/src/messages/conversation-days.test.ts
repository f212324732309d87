import { daysOf } from './conversation-days.ts'
import type { VisibleMessage } from './visible-message.ts'

const message = (createdAt: string, mine = true): VisibleMessage => ({
  id: createdAt,
  body: 'x',
  mine,
  createdAt: new Date(createdAt).toISOString(),
  recipe: null,
  hasRecipe: false,
  state: 'sent',
})

/** How many messages each run of each day has. */
const shape = (messages: readonly VisibleMessage[]) => daysOf(messages).map(({ runs }) => runs.map((run) => run.length))

test('an empty conversation has no days', () => expect(daysOf([])).toEqual([]))

test('a day ends at the reader’s midnight', () => {
  expect(shape([message('2026-03-01T23:59:00'), message('2026-03-02T00:01:00')])).toEqual([[1], [1]])
})

test('messages of one person are grouped until the other writes or time passes', () => {
  const messages = [
    message('2026-03-01T10:00:00'),
    message('2026-03-01T10:09:00'),
    message('2026-03-01T10:20:00'),
    message('2026-03-01T10:21:00', false),
    message('2026-03-01T10:22:00'),
  ]
  expect(shape(messages)).toEqual([[2, 1, 1, 1]])
})
