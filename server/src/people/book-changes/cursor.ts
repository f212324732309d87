import { Refusal } from '../../machinery/base/refusal.ts'

/** A place in the order of an owner's changes: all items up to this one, at its mark, are known. */
export interface Cursor {
  readonly mark: number
  readonly itemId: string
}

/** Before every change. */
export const fromTheStart: Cursor = { mark: 0, itemId: '' }

/** A place as devices hand it back. */
export const writeCursor = ({ mark, itemId }: Cursor): string => Buffer.from(`${mark} ${itemId}`).toString('base64url')

/** Reads a place that was handed back. @throws {Refusal} `invalid` */
export function readCursor(text: string | undefined): Cursor {
  if (text === undefined) return fromTheStart
  const [, mark, itemId = ''] = /^(\d{1,9}) ([0-9a-f-]{0,36})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (mark === undefined) throw new Refusal('invalid', 'query.since: is no mark of this server', 'query.since')
  return { mark: Number(mark), itemId }
}
