import { type MemoryLimits, startProcess } from './bounded-process.ts'

export interface AnsweringLimits extends MemoryLimits {
  /** Longest time that an answer may take, milliseconds. */
  readonly maxTime: number
  /** A process that nothing is asked of is ended after this, milliseconds: a quiet server gives its memory back. */
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

/** The process ended over its work. */
export class ProcessLostError extends Error {
  override readonly name = 'ProcessLostError'
  /** Whether there was but one question that may be to blame. */
  readonly wasAlone: boolean

  constructor(wasAlone: boolean) {
    super('the process that was asked ended')
    this.wasAlone = wasAlone
  }
}

/** A bounded process that answers questions, several at once (its side: `answerQuestions`). */
export interface AnsweringProcess<Question, Answer> {
  /** Whether it takes questions. */
  isOpen(): boolean
  /** @throws {ProcessLostError} when the process ended over it, or had to be */
  ask(question: Question): Promise<Answer>
  /** Ends it at once: nothing more is asked of it. */
  close(): void
}

interface Pending<Answer> {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
  readonly patience: NodeJS.Timeout
}

/** @param path of the module that the process runs */
export function startAnswering<Question, Answer>(
  path: string,
  { maxTime, idleTime, ...memory }: AnsweringLimits,
): AnsweringProcess<Question, Answer> {
  const { child, ended, kill } = startProcess(path, memory)
  // It ends with the server, and does not keep it from ending.
  child.unref()
  child.channel?.unref()
  const pending = new Map<number, Pending<Answer>>()
  let count = 0
  let open = true
  let rest: NodeJS.Timeout | undefined

  function take(id: number): Pending<Answer> | undefined {
    const taken = pending.get(id)
    pending.delete(id)
    clearTimeout(taken?.patience)
    if (pending.size === 0) rest = setTimeout(close, idleTime).unref()
    return taken
  }

  function close(): void {
    open = false
    kill()
  }

  child.on('message', ({ id, answer }: Answered<Answer>) => take(id)?.resolve(answer))
  void ended.then(() => {
    open = false
    const lost = new ProcessLostError(pending.size === 1)
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
        pending.set(id, { resolve, reject, patience: setTimeout(close, maxTime) })
        const asked: QuestionMessage<Question> = { id, question }
        child.send(asked, (error) => {
          if (error) take(id)?.reject(new ProcessLostError(true))
        })
      }),
  }
}
