import { getHandleInfo } from '@potluck/api/account'
import { useHost } from '@potluck/platform/HostProvider'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryKeys } from '../query-keys.ts'

/** Pause in typing before the server is asked, milliseconds. */
const pauseMs = 350

/** Whether a handle is free; undefined while that is not known. @param handle null asks nothing */
export function useHandleAvailability(handle: string | null): boolean | undefined {
  const { api } = useHost()
  const [settled, setSettled] = useState(handle)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(handle), pauseMs)
    return () => clearTimeout(timer)
  }, [handle])
  const asked = settled ?? ''
  const { data } = useQuery({
    queryKey: queryKeys.handleInfo(asked),
    enabled: asked !== '' && asked === handle,
    staleTime: 10_000,
    queryFn: async ({ signal }) =>
      (await api.call(getHandleInfo, { params: { handle: asked } }, { signal })).data.available,
  })
  return asked === handle ? data : undefined
}
