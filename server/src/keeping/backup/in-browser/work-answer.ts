import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../config.ts'
import type { FilesConfig } from '../../../machinery/base/files/open-file-store.ts'
import type { DataWork, DataWorkState } from '../data-work.ts'
import { passphraseOf } from '../passphrase.ts'

/** What goes on now, right after something was started. */
export function answeredWork({ state }: DataWork): DataWorkState {
  if (!state) throw new Error('nothing was started')
  return state
}

/** The passphrase that was typed, else the one of the settings. */
export const usable = (config: Pick<Config, 'backup'>, typed: string | undefined): string | undefined =>
  typed === undefined || typed === '' ? passphraseOf(config) : typed

interface Source {
  readonly path: string
  readonly files: FilesConfig
  readonly passphrase: string | undefined
  readonly upload?: string | undefined
}

/** Has a backup looked into. It goes on after the answer. @throws {Refusal} `busy` */
export function inspect(
  app: FastifyInstance,
  work: DataWork,
  { path, files, passphrase, upload }: Source,
): DataWorkState {
  work
    .start('inspect', { kind: 'inspect', source: { path, files, passphrase } }, { about: [upload] })
    .catch((error: unknown) => app.log.info({ err: error }, 'a backup could not be read'))
  return answeredWork(work)
}
