import { type Ending, type Thing, things, type World } from './world.ts'

/** The answers of a door about things: the status of a call, or whether it tells of a change. */
export type Answers = Partial<Record<Thing, string>>

/** A door that was opened: it stays open while something ends. */
export interface OpenDoor {
  readonly ask: (thing: Thing) => Promise<string>
  /** Closes it, as its holder does. */
  readonly revoke: () => Promise<unknown>
  /** Lets go of its connection. */
  readonly letGo?: () => void
}

export interface Door {
  readonly open: (world: World) => Promise<OpenDoor>
  /** The things behind it, with its answers while all is well. */
  readonly before: Answers
  /** For each ending, the answers that are others then. */
  readonly after: Readonly<Record<Ending, Answers>>
  /** The answers after it was revoked. */
  readonly revoked: Answers
}

/** The same answer for each of some things. */
export const each = (names: readonly Thing[], answer: string): Answers =>
  Object.fromEntries(names.map((name) => [name, answer]))

/**
 * The endings of what others share, for a door that leads to some things.
 * @param reads its answer about the household where the member reads only
 */
export function sharedEnds(gone: string, reads: string, behind: readonly Thing[] = things) {
  const of = (...lost: readonly Thing[]) =>
    each(
      lost.filter((thing) => behind.includes(thing)),
      gone,
    )
  return {
    'leaving the household': of('home'),
    'removal from the household': of('home'),
    'only reading in the household': behind.includes('home') ? { home: reads } : {},
    'leaving the list': of('list'),
    'removal from the list': of('list'),
    'leaving the plan': of('plan'),
    'removal from the plan': of('plan'),
    'a block': of('list', 'plan'),
  }
}

/** The endings of the account. */
export const accountEnds = (ended: Answers) => ({
  'a new password': ended,
  'a disabled account': ended,
  'a deleted account': ended,
})
