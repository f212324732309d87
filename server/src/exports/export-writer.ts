import type { Member } from '../access/reader.ts'
import type { Services } from '../machinery/services.ts'

/** What an export is to hold. */
export interface Export {
  readonly member: Member
  /** Of the member, in the order wanted. */
  readonly recipeIds: readonly string[]
  /** Whether pictures are in it, where the format can hold them. */
  readonly images: boolean
  /** What the member reads, as they said. */
  readonly language: string | null
  readonly paper: 'a4' | 'letter'
}

/** Writes recipes in one format, piece by piece. */
export interface ExportWriter {
  readonly contentType: string
  /** How names of such files end, with the dot. */
  readonly ending: string
  write(services: Services, wanted: Export): AsyncIterable<string | Uint8Array>
}
