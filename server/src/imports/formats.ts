import type { ImportFormatId } from '@potluck/api/import-formats'
import type { ImportReader } from './import-reader.ts'

/** The reader of each row of `importFormats`, loaded when there is such a file. */
export const importReaders: Readonly<Record<ImportFormatId, () => Promise<ImportReader>>> = {
  paprika: async () => (await import('./paprika-file.ts')).paprikaReader,
  'json-ld': async () => (await import('./json-ld-file.ts')).jsonLdReader,
}
