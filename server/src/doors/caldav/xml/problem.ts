import type { Name } from './names.ts'
import type { Xml } from './write-xml.ts'

/** A refusal of a CalDAV request. */
export class DavProblem extends Error {
  override readonly name = 'DavProblem'
  readonly status: number
  /** The condition that was not met, as the standards name it. */
  readonly condition: Name | undefined
  /** The content of the condition. */
  readonly detail: Xml | undefined

  constructor(status: number, message: string, condition?: Name, detail?: Xml) {
    super(message)
    this.status = status
    this.condition = condition
    this.detail = detail
  }
}
