import type { ImportChoices } from '@potluck/api/imports'
import type { Translate } from '../../machinery/base/words-in.ts'
import type { Budget } from './files/archive.ts'
import type { SourceFile } from './files/source-file.ts'
import type { ImportFile } from './import-item.ts'

/** The context in which a file is read: language, choices of the cook, and limits. */
export interface ReadingContext {
  readonly t: Translate
  readonly choices: ImportChoices
  /** The limit of decompressed bytes of the file. */
  readonly budget: Budget
}

/** A reader of one format. */
export interface ImportReader {
  /** @throws {ImportError} if it cannot be read at all */
  open(file: SourceFile, context: ReadingContext): Promise<ImportFile>
}
