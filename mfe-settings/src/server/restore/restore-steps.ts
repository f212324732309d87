import type { BackupContent, BackupSource, DataWork, FollowedRestore } from '@potluck/api/backups'

/** A backup, and the passphrase that was typed for it; empty for that of the server. */
export interface ChosenBackup {
  readonly source: BackupSource
  readonly passphrase: string
}

type Failure = NonNullable<DataWork['failure']>

/** Where a restore is. */
export type RestoreStep =
  | { readonly name: 'choose'; readonly error: unknown }
  | { readonly name: 'sending'; readonly file: File; readonly share: number }
  | { readonly name: 'inspecting'; readonly chosen: ChosenBackup; readonly work: DataWork | null }
  /** A passphrase is needed, or the one that was typed is another. */
  | { readonly name: 'passphrase'; readonly chosen: ChosenBackup; readonly isWrong: boolean }
  /** It cannot be restored; nothing was changed. */
  | { readonly name: 'refused'; readonly failure: Failure }
  | { readonly name: 'confirm'; readonly chosen: ChosenBackup; readonly content: BackupContent }
  /** @param restore its secret; undefined on a server of before, which nobody can ask for the outcome */
  | { readonly name: 'restoring'; readonly restore: string | undefined; readonly work: DataWork | null }
  /** The server ends and starts with what was restored. */
  | { readonly name: 'restarting'; readonly restore: string | undefined }
  | { readonly name: 'ended'; readonly outcome: 'restored' | 'went-back' }

/** The events of a restore: actions of a person, and answers of the server. */
export type RestoreEvent =
  | { readonly type: 'file-chosen'; readonly file: File }
  | { readonly type: 'part-sent'; readonly share: number }
  | { readonly type: 'file-sent'; readonly source: BackupSource }
  | { readonly type: 'call-refused'; readonly error: unknown }
  /** @param work null where the server has started anew meanwhile and knows of none */
  | { readonly type: 'inspected'; readonly work: DataWork | null }
  | { readonly type: 'passphrase-typed'; readonly passphrase: string }
  | { readonly type: 'restore-begun'; readonly restore: string | undefined }
  /** @param answer null where the server knows of no such restore */
  | { readonly type: 'followed'; readonly answer: FollowedRestore | null }
  | { readonly type: 'started-over' }

const start: RestoreStep = { name: 'choose', error: null }

const unknownFailure: Failure = { code: 'other', message: '' }

/** @param named a backup that the server has already; null to choose a file */
export const firstStep = (named: BackupSource | null): RestoreStep =>
  named ? { name: 'inspecting', chosen: { source: named, passphrase: '' }, work: null } : start

/** The step after an event. What is about another step than the one that a restore is at changes nothing. */
export function nextStep(step: RestoreStep, event: RestoreEvent): RestoreStep {
  switch (event.type) {
    case 'started-over':
      return start
    case 'call-refused':
      return { name: 'choose', error: event.error }
    case 'file-chosen':
      return { name: 'sending', file: event.file, share: 0 }
    case 'part-sent':
      return step.name === 'sending' ? { ...step, share: event.share } : step
    case 'file-sent':
      return step.name === 'sending' ? firstStep(event.source) : step
    case 'inspected':
      return step.name === 'inspecting' ? afterLook(step.chosen, event.work) : step
    case 'passphrase-typed':
      if (step.name !== 'passphrase') return step
      return { name: 'inspecting', chosen: { ...step.chosen, passphrase: event.passphrase }, work: null }
    case 'restore-begun':
      return step.name === 'confirm' ? { name: 'restoring', restore: event.restore, work: null } : step
    case 'followed':
      return step.name === 'restoring' || step.name === 'restarting' ? afterAnswer(step, event.answer) : step
  }
}

function afterLook(chosen: ChosenBackup, work: DataWork | null): RestoreStep {
  if (work && work.endedAt === null) return { name: 'inspecting', chosen, work }
  if (work?.content) return { name: 'confirm', chosen, content: work.content }
  const failure = work?.failure ?? unknownFailure
  if (failure.code === 'passphrase-needed' || failure.code === 'wrong-passphrase')
    // The passphrase of the server may be another than that of an old file.
    return { name: 'passphrase', chosen, isWrong: failure.code === 'wrong-passphrase' && chosen.passphrase !== '' }
  return { name: 'refused', failure }
}

function afterAnswer(
  { restore }: RestoreStep & { readonly name: 'restoring' | 'restarting' },
  answer: FollowedRestore | null,
): RestoreStep {
  if (answer === null || answer.state === 'failed')
    return { name: 'refused', failure: answer?.failure ?? unknownFailure }
  if (answer.state === 'restored') return { name: 'ended', outcome: 'restored' }
  if (answer.state === 'went-back') return { name: 'ended', outcome: 'went-back' }
  return answer.state === 'restarting'
    ? { name: 'restarting', restore }
    : { name: 'restoring', restore, work: answer.work }
}
