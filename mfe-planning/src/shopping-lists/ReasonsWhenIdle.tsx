import { usePreload } from '@potluck/platform/usePreload'
import { onDemand } from '@potluck/ui'
import { type ComponentProps, useState } from 'react'
import type { HomeReasons } from './HomeReasons.tsx'

const Reasons = onDemand(() => import('./HomeReasons.tsx').then((module) => module.HomeReasons), 'part')

/** Asks what of a list is at home once its rows are drawn and the browser is idle. */
export function ReasonsWhenIdle(props: ComponentProps<typeof HomeReasons>) {
  const [isIdle, setIdle] = useState(false)
  usePreload(async () => setIdle(true))
  return isIdle && <Reasons {...props} />
}
