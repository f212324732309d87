import { useEffect, useState } from 'react'

/** The browser's own voice. */
export interface ReadAloud {
  readonly isReading: boolean
  /** Reads the text, or stops reading. */
  readonly toggle: () => void
}

const voice = (): SpeechSynthesis | null => ('speechSynthesis' in globalThis ? speechSynthesis : null)

/** Browsers tell of their voices some time after they are asked for the first time. */
function useHasVoices(): boolean {
  const [has, setHas] = useState(() => (voice()?.getVoices().length ?? 0) > 0)
  useEffect(() => {
    const speech = voice()
    if (!speech) return
    const listen = () => setHas(speech.getVoices().length > 0)
    listen()
    speech.addEventListener?.('voiceschanged', listen)
    return () => speech.removeEventListener?.('voiceschanged', listen)
  }, [])
  return has
}

/**
 * Reads a text aloud on demand; another text, or leaving, ends it. Null where the browser has no voice.
 * @param language BCP 47 tag
 */
export function useReadAloud(text: string, language: string): ReadAloud | null {
  const [isReading, setReading] = useState(false)
  const hasVoices = useHasVoices()

  // Another text ends the reading of this one.
  useEffect(() => {
    return () => {
      voice()?.cancel()
      setReading(false)
    }
  }, [text])

  const speech = voice()
  if (!speech || !hasVoices) return null
  return {
    isReading,
    toggle() {
      speech.cancel()
      setReading(!isReading)
      if (isReading) return
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.lang = language
      utterance.onend = () => setReading(false)
      utterance.onerror = () => setReading(false)
      speech.speak(utterance)
    },
  }
}
