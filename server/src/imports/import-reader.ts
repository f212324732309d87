import type { ImportChoices } from '@potluck/api/imports'
import type { Translate } from '../machinery/words-in.ts'
import type { Budget } from './files/archive.ts'
import type { SourceFile } from './files/source-file.ts'
import type { ImportFile } from './import-item.ts'

/** Who a file is read for, and what they want of it. */
export interface ReadingContext {
  readonly t: Translate
  readonly choices: ImportChoices
  /** What may come out of all that is packed in the file. */
  readonly budget: Budget
}

/** Reads one kind of file. */
export interface ImportReader {
  /** @throws {ImportFailed} when it cannot be read at all */
  open(file: SourceFile, context: ReadingContext): Promise<ImportFile>
}
