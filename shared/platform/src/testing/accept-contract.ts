/** `npm run accept-contract`: takes the types as they are now for the ones that shell and remotes agree on. */
import { writeFileSync } from 'node:fs'
import { contractReport, reportFile } from './contract-report.ts'

writeFileSync(reportFile, contractReport())
