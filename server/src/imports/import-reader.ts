import type { ImportFile } from './import-item.ts'
import type { ImportWords } from './import-words.ts'

/** Reads one kind of file. */
export interface ImportReader {
  /** What is answered when it is not such a file. */
  readonly refusal: string
  /** Whether it is such a file, as far as its first bytes tell. */
  looksRight(path: string): Promise<boolean>
  /** @throws {ImportFailed} when it cannot be read at all */
  open(path: string, words: ImportWords): Promise<ImportFile>
}
