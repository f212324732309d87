/** Runs in the server before it does: writes how much processor time its thread took at the most without a turn for others. */
import { renameSync, writeFileSync } from 'node:fs'

const file = process.env.LONGEST_PIECE_FILE
if (file === undefined) throw new Error('LONGEST_PIECE_FILE is not set')

/** Milliseconds between two looks at the processor time, and between two figures. */
const [look, write] = [2, 200]

const usedMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

let before = usedMs()
let longest = 0
// A timer has its turn once in each round of the event loop: what was used since the last one is one piece, or little more.
setInterval(() => {
  const used = usedMs()
  longest = Math.max(longest, used - before)
  before = used
}, look).unref()
setInterval(() => {
  writeFileSync(`${file}.new`, String(Math.round(longest)))
  renameSync(`${file}.new`, file)
}, write).unref()
process.on('SIGUSR2', () => {
  longest = 0
  before = usedMs()
})
