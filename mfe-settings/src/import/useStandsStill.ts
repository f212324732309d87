import type { Job } from '@potluck/api/jobs'
import { useEffect, useState } from 'react'

/** A server that works on a job says so every two seconds: unheard of for so long, it cannot, milliseconds. */
const patience = 30_000

/** Whether a running job has made no progress for a while, for example because the disk of the server is full. */
export function useStandsStill({ status, updatedAt, done }: Job): boolean {
  const state = `${status} ${updatedAt} ${done}`
  const [silent, setSilent] = useState<string | null>(null)
  useEffect(() => {
    if (status !== 'running') return
    const timer = setTimeout(() => setSilent(state), patience)
    return () => clearTimeout(timer)
  }, [status, state])
  return silent === state
}
