import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { bookChangeRoutes } from './routes.ts'
import type { BookChangeTables } from './tables.ts'

/** What changed in a book, for its devices. */
export const bookChanges = defineFeature({
  name: 'book-changes',
  tables: tables<BookChangeTables>(),
  routes: bookChangeRoutes,
})
