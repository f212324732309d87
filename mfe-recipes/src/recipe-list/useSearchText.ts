import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Minimum time between two searches, milliseconds. */
const betweenMs = 150

/** Minimum length of a search. A shorter text would match half of the book. */
const minLetters = 2

/**
 * The text of the search box, which is ahead of the search during fast typing. A single letter is not searched.
 * @param searched the current search
 * @param search starts another search
 */
export function useSearchText(searched: string, search: (words: string) => void) {
  const [text, setText] = useState(searched)
  const lastWords = useRef(searched)
  const lastSearchAt = useRef(Number.NEGATIVE_INFINITY)
  const begin = useEffectEvent(search)

  useEffect(() => {
    if (searched === lastWords.current) return
    lastWords.current = searched
    setText(searched)
  }, [searched])

  useEffect(() => {
    const typed = text.trim()
    const words = Array.from(typed).length < minLetters ? '' : typed
    if (words === lastWords.current) return
    const look = () => {
      lastWords.current = words
      lastSearchAt.current = performance.now()
      begin(words)
    }
    const timer = setTimeout(look, lastSearchAt.current + betweenMs - performance.now())
    return () => clearTimeout(timer)
  }, [text])

  return [text, setText] as const
}
