import { type MemoryLimits, startProcess } from './bounded-process.ts'

export interface AnsweringLimits extends MemoryLimits {
  /** Timeout of an answer, milliseconds. */
  readonly maxTime: number
  /** An idle process ends after this time, milliseconds, which frees its memory. */
  readonly idleTime: number
}

export interface QuestionMessage<Question> {
  readonly id: number
  readonly question: Question
}

export interface Answered<Answer> {
  readonly id: number
  readonly answer: Answer
}

/** The process ended before it answered. */
export class ProcessLostError extends Error {
  override readonly name = 'ProcessLostError'
  /** Whether this was the only open question, so that it is to blame. */
  readonly wasAlone: boolean
  /** Whether memory was short or the system killed it: another try may succeed. */
  readonly wasKilled: boolean

  constructor(wasAlone: boolean, wasKilled = false) {
    super('the process ended before it answered')
    this.wasAlone = wasAlone
    this.wasKilled = wasKilled
  }
}

/** A bounded process that answers questions, several at once (its side: `answerQuestions`). */
export interface AnsweringProcess<Question, Answer> {
  /** Whether it accepts questions. */
  isOpen(): boolean
  /** @throws {ProcessLostError} if the process ended before its answer */
  ask(question: Question): Promise<Answer>
  /** Ends the process at once. */
  close(): void
}

interface Pending<Answer> {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
  readonly timeout: NodeJS.Timeout
}

/** @param path of the module that the process runs */
export function startAnswering<Question, Answer>(
  path: string,
  { maxTime, idleTime, ...memory }: AnsweringLimits,
): AnsweringProcess<Question, Answer> {
  const { child, ended, kill } = startProcess(path, memory)
  // The process ends with the server, and does not delay its end.
  child.unref()
  child.channel?.unref()
  const pending = new Map<number, Pending<Answer>>()
  let count = 0
  let open = true
  let wasKilled = false
  let rest: NodeJS.Timeout | undefined

  function take(id: number): Pending<Answer> | undefined {
    const question = pending.get(id)
    pending.delete(id)
    clearTimeout(question?.timeout)
    if (pending.size === 0) rest = setTimeout(close, idleTime).unref()
    return question
  }

  function close(): void {
    open = false
    kill()
  }

  child.on('message', ({ id, answer }: Answered<Answer>) => take(id)?.resolve(answer))
  void ended.then((why) => {
    open = false
    wasKilled = why !== 'other'
    const lost = new ProcessLostError(pending.size === 1, wasKilled)
    for (const id of [...pending.keys()]) take(id)?.reject(lost)
    clearTimeout(rest)
  })

  return {
    isOpen: () => open,
    close,
    ask: (question) =>
      new Promise((resolve, reject) => {
        clearTimeout(rest)
        const id = count++
        pending.set(id, { resolve, reject, timeout: setTimeout(close, maxTime) })
        const message: QuestionMessage<Question> = { id, question }
        child.send(message, (error) => {
          // Before the end is known, the end says why.
          if (error && !open) take(id)?.reject(new ProcessLostError(true, wasKilled))
        })
      }),
  }
}
