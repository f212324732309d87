import { onDemand } from '../feedback/on-demand.tsx'

const load = () => import('./SuggestionList.tsx').then((module) => module.SuggestionList)

/** The list under a field that suggests, fetched when somebody comes to the field. */
export const Suggestions = onDemand(load, 'part')

/** Has it at hand before the first letter; what does not come is asked for again with the list. */
export const fetchSuggestions = (): void => void load().catch(() => {})
