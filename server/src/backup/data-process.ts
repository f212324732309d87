/** The process that writes backups and looks through the data: both read all there is. */
import { setPriority } from 'node:os'
import { answerQuestions } from '../machinery/processes/answer-questions.ts'
import { backUpIfDue } from './back-up.ts'
import { checkData } from './check-data.ts'
import type { DataResult, DataTask } from './data-process-client.ts'

setPriority(19)
process.umask(0o077)

async function run(task: DataTask): Promise<DataResult> {
  if (task.kind === 'check') return { kind: 'checked', check: await checkData(task.config) }
  const written = await backUpIfDue(task.config, task.folder)
  if (!written) return { kind: 'not-due' }
  const { path, bytes, proof } = written
  return { kind: 'backed-up', path, bytes, proof }
}

answerQuestions<DataTask, DataResult>((task) =>
  run(task).catch((error: unknown) => ({
    kind: 'failed',
    message: error instanceof Error ? error.message : String(error),
  })),
)
