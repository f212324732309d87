/** The process that reads pages: see `readPage`. */
import { clippingOf } from '@potluck/api/clip'
import { type ClipResult, clip, clipVideo } from '@potluck/clip/clip'
import { decodePage } from '@potluck/clip/decode-page'
import { pageWall } from '@potluck/clip/page-wall'
import { answerQuestions } from '../machinery/processes/answer-questions.ts'
import type { PageReading, PageTask } from './page-task.ts'

function clipTask(task: PageTask): ClipResult {
  if ('video' in task) return clipVideo(task.video, task)
  return clip('text' in task ? task.text : decodePage(task.bytes, task.charset), { url: task.url })
}

function read(task: PageTask): PageReading {
  const result = clipTask(task)
  if (result.outcome === 'refused') return { outcome: 'refused' }
  const { outcome, recipe, lines, video } = result
  const isFound = outcome === 'recipe' || (video !== null && recipe.title !== '')
  return { outcome: 'read', clipping: clippingOf(result), wall: isFound ? null : pageWall(recipe.title, lines), video }
}

answerQuestions(read)
