import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import type { ProcessMessage } from './batches-of-process.ts'

/** Sends the results of a process that reads a file. Each promise resolves when the server has the message. */
export interface Teller<News> {
  tell(news: News): Promise<void>
  /** Sends a batch: one is read ahead, and then waits for a request. */
  give(batch: News): Promise<void>
}

/**
 * The side of a process of `batchesOfProcess`: reads one file and ends.
 * @param failureOf the failure of the file for an error; null if the error is the reader's fault
 */
export async function giveBatches<Task, News, Failure>(
  read: (task: Task, teller: Teller<News>) => Promise<void>,
  failureOf: (error: unknown) => Failure | null,
): Promise<never> {
  // The process ends when the server disconnects.
  process.once('disconnect', () => process.exit())
  // Without waiting, the server would end this process before the last message is sent.
  flushCompileCache()
  const send = (told: ProcessMessage<News, Failure>) =>
    new Promise<void>((resolve, reject) => {
      if (!process.send) throw new Error('this file is a process of the server')
      process.send(told, undefined, undefined, (error) => (error ? reject(error) : resolve()))
    })
  let request: Promise<unknown> = Promise.resolve()
  const teller: Teller<News> = {
    tell: (news) => send({ type: 'news', news, isBatch: false }),
    async give(batch) {
      await request
      request = once(process, 'message')
      await send({ type: 'news', news: batch, isBatch: true })
    },
  }
  const [{ task }] = await once(process, 'message')
  try {
    await read(task, teller)
    await send({ type: 'end' })
  } catch (error) {
    const failure = failureOf(error)
    if (failure === null) throw error
    await send({ type: 'failure', failure })
  }
  process.exit()
}
