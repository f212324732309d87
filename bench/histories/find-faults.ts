/**
 * Takes one rule after the other out of the product, and lives histories until one of them disagrees with the model.
 *
 *   node bench/histories/find-faults.ts [histories for each] [seed]
 *
 * Prints what found each fault, and ends with 1 when one of them was not found.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { faults } from './faults.ts'

const [histories = 300, seed = 11] = process.argv.slice(2).map(Number)
const inHere = (name: string) => join(import.meta.dirname, name)

/** What a run without a fault never takes, milliseconds; a change that is sent for ever does. */
const maxMs = 10 * 60_000

/** What a run says that found a fault; null when all of it agreed. */
const disagreement = (number: number) =>
  new Promise<string | null>((resolve) => {
    const program = [
      '--import',
      inHere('plant-fault.ts'),
      inHere('main.ts'),
      String(histories),
      String(seed),
      '--people',
      '2',
    ]
    const env = { ...process.env, PLANTED_FAULT: String(number) }
    execFile(process.execPath, program, { env, maxBuffer: 50_000_000, timeout: maxMs }, (error, _stdout, stderr) => {
      if (error?.killed) return resolve(`it did not end in ${maxMs / 60_000} minutes`)
      const cause = /\[cause\]: (?:Error: )?(.*)/.exec(stderr)?.[1] ?? stderr.trim().split('\n').at(-1) ?? ''
      resolve(error ? cause.slice(0, 200) : null)
    })
  })

let missed = 0
for (const [number, { rule }] of faults.entries()) {
  const found = await disagreement(number)
  if (found === null) missed += 1
  console.log(`${found === null ? 'NOT FOUND' : 'found'}: without “${rule}”: ${found ?? 'all histories agree'}`)
}
if (missed > 0) process.exitCode = 1
