import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Between two searches: what is typed sooner is looked for together. Milliseconds. */
const betweenMs = 150

/** A shorter text is most often the beginning of a word, and would find half of the book. */
const minLetters = 2

/**
 * What stands in the search box, ahead of the search while somebody types quickly. One letter alone is not looked for.
 * @param searched what is being searched for now
 * @param search begins another search
 */
export function useSearchText(searched: string, search: (words: string) => void) {
  const [text, setText] = useState(searched)
  const asked = useRef(searched)
  const askedAt = useRef(Number.NEGATIVE_INFINITY)
  const begin = useEffectEvent(search)

  useEffect(() => {
    if (searched === asked.current) return
    asked.current = searched
    setText(searched)
  }, [searched])

  useEffect(() => {
    const typed = text.trim()
    const words = Array.from(typed).length < minLetters ? '' : typed
    if (words === asked.current) return
    const look = () => {
      asked.current = words
      askedAt.current = performance.now()
      begin(words)
    }
    const timer = setTimeout(look, askedAt.current + betweenMs - performance.now())
    return () => clearTimeout(timer)
  }, [text])

  return [text, setText] as const
}
