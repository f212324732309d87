import type { VisibleMessage } from './visible-message.ts'

/** Messages of one person in a row: they share one time. */
export type Run = readonly [VisibleMessage, ...VisibleMessage[]]

export interface Day {
  /** The first moment shown of the day. */
  readonly at: Date
  readonly runs: readonly Run[]
}

/** A pause that starts a new run, milliseconds. */
const pauseMs = 10 * 60_000

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString()

const belongs = (message: VisibleMessage, before: VisibleMessage | undefined): boolean =>
  before !== undefined &&
  before.mine === message.mine &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) < pauseMs

/** Cuts a conversation, oldest first, into the reader's days, and each day into runs. */
export function daysOf(messages: readonly VisibleMessage[]): readonly Day[] {
  const days: { at: Date; runs: [VisibleMessage, ...VisibleMessage[]][] }[] = []
  for (const message of messages) {
    const at = new Date(message.createdAt)
    let day = days.at(-1)
    if (!day || !isSameDay(day.at, at)) {
      day = { at, runs: [] }
      days.push(day)
    }
    const run = day.runs.at(-1)
    if (run && belongs(message, run.at(-1))) run.push(message)
    else day.runs.push([message])
  }
  return days
}
