import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { VisibleMessage } from './visible-message.ts'

/** Maximum distance to the end, px, at which the reader counts as being at the end. */
const nearEnd = 160

const page = (): HTMLElement => document.documentElement

const isAtEnd = (): boolean => page().scrollHeight - window.innerHeight - window.scrollY < nearEnd

const scrollToEnd = (): void => window.scrollTo({ top: page().scrollHeight })

/**
 * Manages the scroll position of a conversation. It opens at the end, and follows own messages, and others' while the
 * reader is at the end. Older messages above do not move it.
 */
export function useReadingPlace(messages: readonly VisibleMessage[]) {
  const newest = messages.at(-1)
  const oldestId = messages[0]?.id
  const before = useRef<{ newestId?: string | undefined; oldestId?: string | undefined; height: number }>({ height: 0 })
  const atEnd = useRef(true)
  const [hasNews, setHasNews] = useState(false)

  useEffect(() => {
    const follow = () => {
      atEnd.current = isAtEnd()
      if (atEnd.current) setHasNews(false)
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])

  // If the window shrinks (a keyboard opens) or the composer grows, a reader at the end stays at the end.
  useEffect(() => {
    const keepEnd = () => {
      if (atEnd.current) scrollToEnd()
    }
    const observer = new ResizeObserver(keepEnd)
    observer.observe(document.body)
    window.visualViewport?.addEventListener('resize', keepEnd)
    return () => {
      observer.disconnect()
      window.visualViewport?.removeEventListener('resize', keepEnd)
    }
  }, [])

  useLayoutEffect(() => {
    const was = before.current
    const height = page().scrollHeight
    if (newest && newest.id !== was.newestId) {
      if (was.newestId === undefined || newest.mine || atEnd.current) scrollToEnd()
      else setHasNews(true)
    } else if (oldestId !== was.oldestId) {
      window.scrollBy({ top: height - was.height })
    }
    before.current = { newestId: newest?.id, oldestId, height: page().scrollHeight }
  }, [newest, oldestId])

  const showEnd = useCallback(() => {
    setHasNews(false)
    scrollToEnd()
  }, [])
  return { hasNews, showEnd }
}
