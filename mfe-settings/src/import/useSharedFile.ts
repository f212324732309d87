import { takeSharedThings } from '@potluck/parts/take-shared-things'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { anySource } from './import-source.ts'
import type { useImport } from './useImport.ts'

/**
 * Sends the file that another program shared with the installed product (`?shared=`), as soon as the book is known into
 * which it goes.
 */
export function useSharedFile({ isReady, send }: ReturnType<typeof useImport>): void {
  const { navigate } = useHost()
  const [search] = useSearchParams()
  const isAwaited = search.has('shared') && isReady

  const take = useEffectEvent(async () => {
    const things = await takeSharedThings().catch(() => null)
    navigate(paths.import(anySource), { replace: true })
    if (things?.recipes) await send(things.recipes)
  })

  useEffect(() => {
    if (isAwaited) void take()
  }, [isAwaited])
}
