import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import type { SearchTables } from './tables.ts'

/** The index of recipes. */
export const search = defineFeature({ name: 'search', tables: tables<SearchTables>() })
