import type { BackupContent, BackupSource, DataWork } from '@potluck/api/backups'
import { ApiError } from '@potluck/api/errors'
import type { IdentityProof } from '@potluck/api/identity-proof'
import { useEffect, useRef, useState } from 'react'
import type { RestoreCalls, RestoreOutcome } from './restore-calls.ts'

/** How often the server is asked how far it is, milliseconds. */
const askEvery = 700

/** Where a restore is. */
export type RestoreStep =
  | { readonly name: 'choose'; readonly error: unknown }
  | { readonly name: 'sending'; readonly share: number }
  | { readonly name: 'inspecting'; readonly work: DataWork | null }
  /** A passphrase is needed, or the one that was typed is another. */
  | { readonly name: 'passphrase'; readonly isWrong: boolean }
  | { readonly name: 'refused'; readonly failure: NonNullable<DataWork['failure']> }
  | { readonly name: 'confirm'; readonly content: BackupContent }
  | { readonly name: 'restoring'; readonly work: DataWork | null }
  | { readonly name: 'restarting' }
  | { readonly name: 'ended'; readonly outcome: RestoreOutcome }

/** A question that no answer came to is asked again. @throws every other error */
function askAgain(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.failure !== 'unanswered') throw error
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, askEvery)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/**
 * Leads through a restore: a file is chosen and sent, the server looks into it, somebody confirms, the server restores and starts
 * anew.
 * @param named a backup that the server has already; null to choose a file
 */
export function useRestore(calls: RestoreCalls, named: BackupSource | null) {
  const [step, setStep] = useState<RestoreStep>(
    named ? { name: 'inspecting', work: null } : { name: 'choose', error: null },
  )
  const source = useRef(named)
  const passphrase = useRef('')
  const left = useRef(new AbortController())
  const sending = useRef(new AbortController())

  async function untilInspected(): Promise<void> {
    for (;;) {
      const work = source.current && (await calls.readWork(source.current).catch(askAgain))
      // The server has started anew meanwhile.
      if (work === null) return setStep({ name: 'refused', failure: { code: 'other', message: '' } })
      if (work?.endedAt && work.content) return setStep({ name: 'confirm', content: work.content })
      if (work?.endedAt) return setStep(afterRefusal(work, passphrase.current))
      if (work) setStep({ name: 'inspecting', work })
      await pause(left.current.signal)
    }
  }

  async function inspect(typed: string): Promise<void> {
    if (!source.current) return
    passphrase.current = typed
    setStep({ name: 'inspecting', work: null })
    try {
      await calls.inspect(source.current, typed)
      await untilInspected()
    } catch (error) {
      if (!left.current.signal.aborted) setStep({ name: 'choose', error })
    }
  }

  async function send(file: File): Promise<void> {
    setStep({ name: 'sending', share: 0 })
    sending.current = new AbortController()
    const signal = AbortSignal.any([left.current.signal, sending.current.signal])
    try {
      source.current = await calls.upload(file, {
        signal,
        onSent: (share) => !signal.aborted && setStep({ name: 'sending', share }),
      })
    } catch (error) {
      if (!signal.aborted) setStep({ name: 'choose', error })
      return
    }
    if (signal.aborted) return
    await inspect('')
  }

  async function untilRestarted(of: BackupSource): Promise<void> {
    for (;;) {
      // While it starts anew the server does not answer, and afterwards it knows of no work.
      const work = await calls.readWork(of).catch(() => null)
      if (work === null) break
      if (work.failure) return setStep({ name: 'refused', failure: work.failure })
      setStep({ name: 'restoring', work })
      await pause(left.current.signal)
    }
    setStep({ name: 'restarting' })
    for (;;) {
      const outcome = await calls.readOutcome(of)
      if (outcome !== null) return setStep({ name: 'ended', outcome })
      await pause(left.current.signal)
    }
  }

  /** @throws what the server refused, for the form that asked */
  async function restore(proof: IdentityProof): Promise<void> {
    const of = source.current
    if (!of) return
    await calls.restore(of, passphrase.current, proof)
    setStep({ name: 'restoring', work: null })
    void untilRestarted(of).catch(() => {})
  }

  useEffect(() => {
    left.current = new AbortController()
    if (named) void inspect('')
    return () => left.current.abort()
  }, [])

  return {
    step,
    send: (file: File) => void send(file),
    stopSending() {
      sending.current.abort()
      setStep({ name: 'choose', error: null })
    },
    inspect: (typed: string) => void inspect(typed),
    restore,
    startOver: () => setStep({ name: 'choose', error: null }),
  }
}

function afterRefusal({ failure }: DataWork, typed: string): RestoreStep {
  const code = failure?.code
  if (code === 'passphrase-needed' || code === 'wrong-passphrase')
    // The passphrase of the server may be another than that of an old file.
    return { name: 'passphrase', isWrong: code === 'wrong-passphrase' && typed !== '' }
  return { name: 'refused', failure: failure ?? { code: 'other', message: '' } }
}
