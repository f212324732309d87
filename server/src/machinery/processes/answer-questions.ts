import type { Answered, QuestionMessage } from './answering-process.ts'

/** What a process does that was started with `startAnswering`: answers until the server is gone. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer> | Answer): void {
  process.once('disconnect', () => process.exit())
  process.on('message', async ({ id, question }: QuestionMessage<Question>) => {
    const answered: Answered<Answer> = { id, answer: await answer(question) }
    process.send?.(answered)
  })
}
