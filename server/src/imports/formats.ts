import type { ImportFormatId } from '@potluck/api/import-formats'
import type { ImportFile } from './import-item.ts'

/** Reads one kind of file. */
export interface ImportReader {
  /** What is answered when it is not such a file. */
  readonly refusal: string
  /** Whether it is such a file, as far as its first bytes tell. */
  looksRight(path: string): Promise<boolean>
  /** @throws {ImportFailed} when it cannot be read at all */
  open(path: string): Promise<ImportFile>
}

/** The reader of each row of `importFormats`, loaded when there is such a file. */
export const importReaders: Readonly<Record<ImportFormatId, () => Promise<ImportReader>>> = {
  paprika: async () => (await import('./paprika-file.ts')).paprikaReader,
  'json-ld': async () => (await import('./json-ld-file.ts')).jsonLdReader,
}
