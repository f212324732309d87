/** The process that reads pages: see `readPage`. */
import { clippingOf } from '@potluck/api/clip'
import { clip } from '@potluck/clip/clip'
import { decodePage } from '@potluck/clip/decode-page'
import { pageWall } from '@potluck/clip/page-wall'
import { answerQuestions } from '../machinery/processes/answer-questions.ts'
import type { PageReading, PageTask } from './page-task.ts'

function read(task: PageTask): PageReading {
  const result = clip('text' in task ? task.text : decodePage(task.bytes, task.charset), { url: task.url })
  if (result.outcome === 'refused') return { outcome: 'refused' }
  const wall = result.outcome === 'recipe' ? null : pageWall(result.recipe.title, result.lines)
  return { outcome: 'read', clipping: clippingOf(result), wall }
}

answerQuestions(read)
