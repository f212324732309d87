import type { Answered, QuestionMessage } from './answering-process.ts'

/** The side of a process that `startAnswering` started: answers until the server disconnects. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer> | Answer): void {
  process.once('disconnect', () => process.exit())
  process.on('message', async ({ id, question }: QuestionMessage<Question>) => {
    const answered: Answered<Answer> = { id, answer: await answer(question) }
    process.send?.(answered)
  })
}
