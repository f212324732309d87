import {
  type ReadPhotos,
  ReadPhotosError,
  type ReadProblem,
  type ReadProgress,
  readPhotos,
} from '@potluck/parts/read-photos'
import { answeredText, type TextLine, textLinesOf } from '@potluck/photo-text/page-text'
import { useHost } from '@potluck/platform/HostProvider'
import { useEffect, useRef, useState } from 'react'
import type { PhotoPage } from './photo-pages.ts'
import type { ReadText } from './read-text.ts'

/** Where the reading of photos is. */
export type PhotoReading =
  | { readonly at: 'choosing'; readonly problem: ReadProblem | 'unreadable' | null }
  | { readonly at: 'reading'; readonly progress: ReadProgress | null }
  | { readonly at: 'asking'; readonly lines: readonly TextLine[]; readonly pictures: readonly File[] }

/** Below this confidence a page is handwritten, or too blurred to be read. */
const readableFrom = 60

/** @param answers for each line the words that the cook chose */
const readText = (lines: readonly TextLine[], answers: readonly (readonly string[])[] = []): ReadText => ({
  text: lines.map((line, at) => answeredText(line, answers[at])).join('\n'),
  doubtful: lines.flatMap((line) => line.doubtful),
})

/**
 * Reads photos on this device. Leaving the screen ends it.
 * @param onRead receives the text of all pages
 */
export function useReadPhotos(onRead: (read: ReadText, pictures: readonly File[]) => void) {
  const { language } = useHost()
  const [state, setState] = useState<PhotoReading>({ at: 'choosing', problem: null })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  function take({ pages, pictures }: ReadPhotos): void {
    const lines = textLinesOf(pages)
    if (pages.every(({ confidence }) => confidence < readableFrom)) setState({ at: 'choosing', problem: 'unreadable' })
    else if (lines.some(({ questions }) => questions.length > 0)) setState({ at: 'asking', lines, pictures })
    else onRead(readText(lines), pictures)
  }

  async function read(pages: readonly PhotoPage[]): Promise<void> {
    const run = new AbortController()
    running.current?.abort()
    running.current = run
    setState({ at: 'reading', progress: null })
    try {
      take(
        await readPhotos(
          pages.map(({ file, quarters }) => ({ photo: file, quarters })),
          {
            language: language.get(),
            signal: run.signal,
            onProgress: (progress) => setState({ at: 'reading', progress }),
          },
        ),
      )
    } catch (error) {
      if (run.signal.aborted) return
      if (!(error instanceof ReadPhotosError)) throw error
      setState({ at: 'choosing', problem: error.problem })
    }
  }

  return {
    state,
    read: (pages: readonly PhotoPage[]) => void read(pages),
    cancel(): void {
      running.current?.abort()
      setState({ at: 'choosing', problem: null })
    },
    /** Goes on with the words that the cook chose, for each line in the order of its questions. */
    answer(answers: readonly (readonly string[])[]): void {
      if (state.at === 'asking') onRead(readText(state.lines, answers), state.pictures)
    },
  }
}
