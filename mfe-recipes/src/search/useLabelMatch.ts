import { myRecipes } from '@potluck/platform/book-preferences'
import { useHost } from '@potluck/platform/HostProvider'
import { useState } from 'react'
import type { ListFilters, ListView } from '../book/list-view.ts'

/** Whether recipes need any, all or none of the selected labels. */
export type LabelMatch = 'any' | 'all' | 'none'

/** The selected labels and their match mode. Any or all is a preference; none is selected separately. */
export function useLabelMatch(
  { labels, without, matchAll }: Pick<ListView, 'labels' | 'without' | 'matchAll'>,
  onChange: (change: Partial<ListFilters>) => void,
) {
  const host = useHost()
  const [isNone, setNone] = useState(labels.length === 0 && without.length > 0)
  const chosen = isNone ? without : labels
  const match: LabelMatch = isNone ? 'none' : matchAll ? 'all' : 'any'
  const choose = (titles: readonly string[]) => {
    if (isNone) onChange({ without: titles, labels: labels.filter((label) => !titles.includes(label)) })
    else onChange({ labels: titles, without: without.filter((label) => !titles.includes(label)) })
  }
  function changeMatch(newMatch: LabelMatch) {
    if (newMatch !== 'none') host.preferences.update(myRecipes, { enableLabelIntersection: newMatch === 'all' })
    if ((newMatch === 'none') === isNone) return
    setNone(newMatch === 'none')
  }
  return { match, chosen, changeMatch, choose }
}
