import { getHandleInfo } from '@potluck/api/account'
import { useAnswer } from '@potluck/platform/answers'
import { useEffect, useState } from 'react'

/** Pause in typing before the server is asked, milliseconds. */
const debounceMs = 350

/** Whether a handle is free; undefined while that is not known. @param handle null asks nothing */
export function useHandleAvailability(handle: string | null): boolean | undefined {
  const [debounced, setDebounced] = useState(handle)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(handle), debounceMs)
    return () => clearTimeout(timer)
  }, [handle])
  const asked = debounced !== null && debounced === handle ? { params: { handle: debounced } } : null
  const { data } = useAnswer(getHandleInfo, asked, { staleTime: 10_000, select: ({ available }) => available })
  return asked ? data : undefined
}
