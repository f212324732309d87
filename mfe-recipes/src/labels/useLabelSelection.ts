import type { Label } from '@potluck/api/labels'
import { useHost } from '@potluck/platform/HostProvider'
import { useEffect, useState } from 'react'
import { createSelection, rangeOf } from '../selection/selection.ts'
import { labelGroups } from './label-groups.ts'

/** The selected labels, in the order of the screen. */
export function useLabelSelection(labels: readonly Label[], words: string) {
  const host = useHost()
  const [selection] = useState(createSelection)
  const visibleIds = labelGroups(labels, words).flatMap((group) => group.labels.map(({ id }) => id))

  useEffect(
    () =>
      selection.subscribe(() => {
        if (selection.get().ids.size > 1) host.showTutorial('multipleLabelSelection')
      }),
    [host, selection],
  )

  return {
    selection,
    selectAll: () => selection.add(visibleIds),
    extendTo: (id: string) => selection.add(rangeOf(visibleIds, selection.get().anchor, id)),
  }
}
