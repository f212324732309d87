import { useHost } from '@potluck/platform/HostProvider'
import { useState } from 'react'
import type { ListFilters, ListView } from '../book/list-view.ts'
import { myRecipes } from '../preferences.ts'

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
  const choose = (wanted: readonly string[]) => {
    if (isNone) onChange({ without: wanted, labels: labels.filter((label) => !wanted.includes(label)) })
    else onChange({ labels: wanted, without: without.filter((label) => !wanted.includes(label)) })
  }
  function changeMatch(wanted: LabelMatch) {
    if (wanted !== 'none') host.preferences.update(myRecipes, { enableLabelIntersection: wanted === 'all' })
    if ((wanted === 'none') === isNone) return
    setNone(wanted === 'none')
  }
  return { match, chosen, changeMatch, choose }
}
