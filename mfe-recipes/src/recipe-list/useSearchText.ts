import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Long enough to finish a word's next letter, short enough to feel at once; milliseconds. */
const pauseMs = 150

/**
 * What stands in the search box, ahead of the search itself by a short pause.
 * @param searched what is being searched for now
 * @param search begins another search
 */
export function useSearchText(searched: string, search: (words: string) => void) {
  const [text, setText] = useState(searched)
  const asked = useRef(searched)
  const begin = useEffectEvent(search)

  useEffect(() => {
    if (searched === asked.current) return
    asked.current = searched
    setText(searched)
  }, [searched])

  useEffect(() => {
    const words = text.trim()
    if (words === asked.current) return
    const timer = setTimeout(() => {
      asked.current = words
      begin(words)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [text])

  return [text, setText] as const
}
