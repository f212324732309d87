import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import type { CredentialTables } from './tables.ts'

/** Passkeys and second factors. */
export const credentials = defineFeature({ name: 'credentials', tables: tables<CredentialTables>() })
