import { type ComponentType, useEffect, useState } from 'react'
import type { SuggestionListProps } from './SuggestionList.tsx'

let known: ComponentType<SuggestionListProps> | null = null

/** Has the list available before the first letter; one that does not come is asked for again when it is to be shown. */
export async function fetchSuggestions(): Promise<void> {
  known ??= await import('./SuggestionList.tsx').then(
    (module) => module.SuggestionList,
    () => null,
  )
}

/** The list under a field that suggests, fetched when somebody comes to the field: without it one can write all the same. */
export function Suggestions(props: SuggestionListProps) {
  const [List, setList] = useState(() => known)
  useEffect(() => {
    let shown = true
    void fetchSuggestions().then(() => shown && setList(() => known))
    return () => {
      shown = false
    }
  }, [])
  return List && <List {...props} />
}
