import { useEffect, useState } from 'react'

/** The speech synthesis of the browser. */
export interface ReadAloud {
  readonly isReading: boolean
  /** Starts or stops reading the text. */
  readonly toggle: () => void
}

const voice = (): SpeechSynthesis | null => ('speechSynthesis' in globalThis ? speechSynthesis : null)

/** Browsers load their voices some time after the first request for them. */
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
 * Reads a text aloud on demand. Another text or unmounting stops it. Null without a voice in the browser.
 * @param language BCP 47 tag
 */
export function useReadAloud(text: string, language: string): ReadAloud | null {
  const [isReading, setReading] = useState(false)
  const hasVoices = useHasVoices()

  // Another text stops the current one.
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
