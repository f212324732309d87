/** `npm run accept-contract`: takes the types as they are now for the ones that shell and remotes agree on. */
import { readFileSync, writeFileSync } from 'node:fs'
import { contractReport, reportFile } from './contract-report.ts'
import { takenAway } from './taken-away.ts'

const now = contractReport()
const missed = takenAway(readFileSync(reportFile, 'utf8'), now)
if (missed.length > 0) {
  process.stderr.write(`Not accepted, as remotes that are deployed would break:\n${missed.join('\n')}\n`)
  process.exitCode = 1
} else writeFileSync(reportFile, now)
