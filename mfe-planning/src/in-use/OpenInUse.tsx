import { type Answer, usePendingDeletions } from '@potluck/parts'
import { PageLayout, SkeletonScreen } from '@potluck/ui'
import { Navigate } from 'react-router-dom'

interface Props {
  readonly title: string
  readonly loading: string
  /** All lists or plans. */
  readonly answer: Answer<readonly { readonly id: string }[]>
  /** The id of the one that was opened last. */
  readonly last: string
  /** The address of one of them. */
  readonly pathOf: (id: string) => string
  readonly overview: string
}

/** Leads to the list or plan that was opened last, else to the first one, else to the overview. */
export function OpenInUse({ title, loading, answer, last, pathOf, overview }: Props) {
  const pending = usePendingDeletions()
  const all = answer.data?.filter(({ id }) => !pending.has(id)) ?? []
  const failed = answer.error ?? answer.failureReason ?? null
  // An earlier answer may lack what was just made.
  const isKnown = !answer.isFetching || failed !== null
  const open = all.find(({ id }) => id === last) ?? (isKnown ? all[0] : undefined)
  if (open) return <Navigate replace to={pathOf(open.id)} />
  if (isKnown) return <Navigate replace to={overview} />
  return (
    <PageLayout title={title}>
      <SkeletonScreen label={loading} shape="rows" />
    </PageLayout>
  )
}
