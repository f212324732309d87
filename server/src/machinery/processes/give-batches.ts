import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import type { ProcessMessage } from './batches-of-process.ts'

/** How a process that reads a file tells what it finds. Each is taken when its promise ends. */
export interface Teller<News> {
  tell(news: News): Promise<void>
  /** The same for a batch: one is read ahead, and then waits until it is asked for. */
  give(batch: News): Promise<void>
}

/**
 * What a process does that was started for `batchesOfProcess`: reads one file, and ends.
 * @param failureOf what an error says of the file; null for one that says something of the reader
 */
export async function giveBatches<Task, News, Failure>(
  read: (task: Task, teller: Teller<News>) => Promise<void>,
  failureOf: (error: unknown) => Failure | null,
): Promise<never> {
  // Without a server there is nobody to read for.
  process.once('disconnect', () => process.exit())
  // At the end it would not be stored: the server ends this process.
  flushCompileCache()
  const send = (told: ProcessMessage<News, Failure>) =>
    new Promise<void>((resolve, reject) => {
      if (!process.send) throw new Error('this file is a process of the server')
      process.send(told, undefined, undefined, (error) => (error ? reject(error) : resolve()))
    })
  let asked: Promise<unknown> = Promise.resolve()
  const teller: Teller<News> = {
    tell: (news) => send({ type: 'news', news, isBatch: false }),
    async give(batch) {
      await asked
      asked = once(process, 'message')
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
