/** The process that reads pages: see `readPage`. */
import { clippingOf } from '@potluck/api/clip'
import { type ClipResult, clip, clipVideo } from '@potluck/clip/clip'
import { decodePage } from '@potluck/clip/decode-page'
import { pageRefresh } from '@potluck/clip/page-refresh'
import { pageWall } from '@potluck/clip/page-wall'
import { answerQuestions } from '../../machinery/base/processes/answer-questions.ts'
import type { PageReading, PageTask } from './page-task.ts'

/** The result of a task, and the address to which its page leads. */
function clipTask(task: PageTask): { readonly result: ClipResult; readonly next: string } {
  if ('video' in task) return { result: clipVideo(task.video, task), next: '' }
  if ('text' in task) return { result: clip(task.text, { url: task.url }), next: '' }
  const page = decodePage(task.bytes, task.charset)
  return { result: clip(page, { url: task.url }), next: pageRefresh(page, task.url) }
}

function read(task: PageTask): PageReading {
  const { result, next } = clipTask(task)
  if (result.outcome === 'refused') return { outcome: 'refused' }
  const { outcome, recipe, lines, video } = result
  const isFound = outcome === 'recipe' || (video !== null && recipe.title !== '')
  const wall = isFound ? null : pageWall(recipe.title, lines)
  return { outcome: 'read', clipping: clippingOf(result), wall, video, next: isFound ? '' : next }
}

answerQuestions(read)
