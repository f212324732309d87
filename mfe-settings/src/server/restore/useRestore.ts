import type { BackupSource } from '@potluck/api/backups'
import { ApiError } from '@potluck/api/errors'
import type { IdentityProof } from '@potluck/api/identity-proof'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { type RestoreCalls, statusOf } from './restore-calls.ts'
import { firstStep, nextStep } from './restore-steps.ts'

/** How often the server is asked how far it is, milliseconds. */
const askEvery = 700

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, askEvery)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** A question that no answer came to is asked again. @throws every other error */
function ifAnswered(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.failure !== 'unanswered') throw error
}

/** Does something about a subject until there is another one, or none. */
function useAbout<T>(subject: T | undefined, act: (subject: T, signal: AbortSignal) => Promise<void>): void {
  const begin = useEffectEvent(act)
  useEffect(() => {
    if (subject === undefined) return
    const left = new AbortController()
    void begin(subject, left.signal)
    return () => left.abort()
  }, [subject])
}

/**
 * Leads through a restore: a file is chosen and sent, the server looks into it, somebody confirms, the server restores and starts
 * anew. The steps are in `restore-steps.ts`; this makes the calls of each.
 * @param named a backup that the server has already; null to choose a file
 */
export function useRestore(calls: RestoreCalls, named: BackupSource | null) {
  const [step, tell] = useReducer(nextStep, named, firstStep)

  useAbout(step.name === 'sending' ? step.file : undefined, async (file, signal) => {
    try {
      const source = await calls.upload(file, { signal, onSent: (share) => tell({ type: 'part-sent', share }) })
      tell({ type: 'file-sent', source })
    } catch (error) {
      if (!signal.aborted) tell({ type: 'call-refused', error })
    }
  })

  useAbout(step.name === 'inspecting' ? step.chosen : undefined, async ({ source, passphrase }, signal) => {
    try {
      await calls.inspect(source, passphrase)
      for (; !signal.aborted; await pause(signal)) {
        const work = await calls.readWork(source).catch(ifAnswered)
        if (work !== undefined) tell({ type: 'inspected', work })
      }
    } catch (error) {
      if (!signal.aborted) tell({ type: 'call-refused', error })
    }
  })

  const followed = step.name === 'restoring' || step.name === 'restarting' ? step.restore : undefined
  useAbout(followed, async (restore, signal) => {
    for (; !signal.aborted; await pause(signal)) {
      try {
        tell({ type: 'followed', answer: await calls.follow(restore) })
      } catch (error) {
        // While the server starts anew nobody answers, or a proxy does.
        if (statusOf(error) === 404) tell({ type: 'followed', answer: null })
      }
    }
  })

  /** @throws what the server refused, for the form that asked */
  async function restore(proof: IdentityProof): Promise<void> {
    if (step.name !== 'confirm') return
    const { source, passphrase } = step.chosen
    tell({ type: 'restore-begun', restore: await calls.restore(source, passphrase, proof) })
  }

  return { step, tell, restore }
}
