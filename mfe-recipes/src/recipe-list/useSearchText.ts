import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Between two searches: what is typed sooner is looked for together. Milliseconds. */
const betweenMs = 150

/** What only begins a word is looked for when nothing followed it for so long. Milliseconds. */
const begunMs = 1_000

/** Whether a text ends in a word of one letter, or in a quote that just opened: most are the beginning of more. */
const endsInBeginning = (text: string): boolean => /(?:^|[\s-])["“„”«]?(?:\p{L}|(?<=["“„”«]))$/u.test(text)

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
    const wait = endsInBeginning(text) ? begunMs : soon
    // Asked before the letter is painted, so that the answer is on its way meanwhile.
    if (wait <= 0) return look()
    const timer = setTimeout(look, wait)
    return () => clearTimeout(timer)
  }, [text])

  return [text, setText] as const
}
