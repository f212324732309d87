import type { Language } from '@potluck/cooking/language'
import { textLanguage } from '@potluck/cooking/text-language'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useMemo } from 'react'

/** The language of a cook's text, for `lang`: a screen reader takes its voice. Undefined where nothing tells. */
export function useTextLanguage(text: string): Language | undefined {
  const own = useStore(useHost().language)
  return useMemo(() => textLanguage(text, own), [text, own])
}
