import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Between two searches: what is typed sooner is looked for together. Milliseconds. */
const betweenMs = 150

/** A word of one letter is looked for when nothing followed it for so long: most are the beginning of one. Milliseconds. */
const loneLetterMs = 1_000

const endsInLoneLetter = (text: string): boolean => /(?:^|[\s-])\p{L}$/u.test(text)

/**
 * What stands in the search box, ahead of the search while somebody types quickly.
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
    const words = text.trim()
    if (words === asked.current) return
    const look = () => {
      asked.current = words
      askedAt.current = performance.now()
      begin(words)
    }
    const soon = askedAt.current + betweenMs - performance.now()
    const wait = endsInLoneLetter(text) ? loneLetterMs : soon
    // Asked before the letter is painted, so that the answer is on its way meanwhile.
    if (wait <= 0) return look()
    const timer = setTimeout(look, wait)
    return () => clearTimeout(timer)
  }, [text])

  return [text, setText] as const
}
