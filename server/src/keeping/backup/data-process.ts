/** The process that writes and restores backups and looks through the data: all of that reads all there is. */
import { setPriority } from 'node:os'
import { giveBatches } from '../../machinery/base/processes/give-batches.ts'
import { backUpIfDue, backUpWhileServed } from './back-up.ts'
import { checkData, checkDataIfDue } from './check-data.ts'
import { type DataFailure, dataFailureOf } from './data-failure.ts'
import type { DataMessage, DataResult, DataTask } from './data-process-client.ts'
import { inspectBackup } from './inspect-backup.ts'
import type { Progress } from './progress.ts'
import { stageRestore } from './stage-restore.ts'

setPriority(19)
process.umask(0o077)

/** Reports at most so often, milliseconds. */
const reportEvery = 250

async function backUp(task: DataTask & { readonly kind: 'back-up' }, progress: Progress): Promise<DataResult> {
  const { config, folder, due } = task
  const written =
    due === null ? await backUpWhileServed(config, folder, progress) : await backUpIfDue(config, folder, due, progress)
  if (!written) return { kind: 'not-due' }
  const { path, bytes, proof } = written
  return { kind: 'backed-up', path, bytes, proof }
}

async function run(task: DataTask, progress: Progress): Promise<DataResult> {
  switch (task.kind) {
    case 'back-up':
      return backUp(task, progress)
    case 'check': {
      const { config, due } = task
      const check = due === null ? await checkData(config) : await checkDataIfDue(config, due)
      return check ? { kind: 'checked', check } : { kind: 'not-due' }
    }
    case 'inspect':
      return { kind: 'inspected', content: await inspectBackup(task.source, task.source.passphrase, progress) }
    case 'stage': {
      const { path, passphrase } = task.source
      return { kind: 'staged', ready: await stageRestore(task.config, path, passphrase, progress) }
    }
  }
}

await giveBatches<DataTask, DataMessage, DataFailure>(async (task, { tell }) => {
  let reportedAt = 0
  const progress: Progress = (report) => {
    if (performance.now() - reportedAt < reportEvery) return
    reportedAt = performance.now()
    void tell({ kind: 'progress', report })
  }
  await tell(await run(task, progress))
}, dataFailureOf)
