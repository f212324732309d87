import { ownFile } from '../../machinery/base/own-file.ts'
import { type AnsweringProcess, startAnswering } from '../../machinery/base/processes/answering-process.ts'
import { encoderMemory } from './image-limits.ts'

/** A picture in the sizes that are stored, and its id. */
export interface EncodedImage {
  /** Names it (`digestOf`). */
  readonly digest: string
  /** Points of the picture that it was made of. */
  readonly points: number
  readonly large: Uint8Array
  readonly medium: Uint8Array
  readonly thumbnail: Uint8Array
}

export interface EncodingTask {
  readonly bytes: Uint8Array
  readonly isOwn: boolean
}

/** A process that makes pictures our own; it answers null to what is no picture that may be read. */
export type Encoder = AnsweringProcess<EncodingTask, EncodedImage | null>

const limits = { ...encoderMemory, maxTime: 60_000, idleTime: 5_000 }

export const startEncoder = (): Encoder => startAnswering(ownFile('book/images/encoding-process.ts'), limits)
