/** The process that checks a database for damage, which takes as long as reading all of it: see `checkSqlite`. */
import { setPriority } from 'node:os'
import Sqlite from 'better-sqlite3'
import { answerQuestions } from '../processes/answer-questions.ts'

setPriority(19)

/** The first damage in the file, or null. */
answerQuestions<string, string | null>((file) => {
  try {
    const connection = new Sqlite(file, { readonly: true })
    try {
      const found = connection.pragma('quick_check(1)', { simple: true })
      return found === 'ok' ? null : String(found)
    } finally {
      connection.close()
    }
  } catch (error) {
    return String(error)
  }
})
