import type { ServerHealth } from '@potluck/api/server-health'
import { useFormats } from '@potluck/parts'
import { useTranslation } from 'react-i18next'
import type { Fact } from '../groups/Facts.tsx'

const names = { sqlite: 'SQLite', postgresql: 'PostgreSQL' } as const

const nameOf = (kind: string): string => (kind === 'sqlite' || kind === 'postgresql' ? names[kind] : kind)

const rounded = (value: number): number => Math.round(value * 10) / 10

const order = [
  'version',
  'runtime',
  'up',
  'database',
  'size',
  'integrity',
  'disk',
  'place',
  'publicUrl',
  'seenUrl',
  'clientAddress',
  'proxy',
  'mail',
  'clock',
  'jobs',
  'failed',
] as const

/**
 * The facts on the server, in words for a reader and for a report.
 * @param receivedAt by the clock of this device, milliseconds since 1970
 */
export function useHealthFacts({ database, disk, address, jobs, ...health }: ServerHealth, receivedAt: number) {
  const { t } = useTranslation('settings')
  const { dateTime, number } = useFormats()

  const integrity = database.integrity === 'ok' || database.integrity === 'damaged' ? database.integrity : 'unchecked'
  const place = disk.place === 'volume' || disk.place === 'container' ? disk.place : 'system'
  const proxy = !address.isForwarded ? 'noProxy' : address.trustsProxy ? 'trustedProxy' : 'unknownProxy'
  const space = t('server.health.free', { free: rounded(disk.freeBytes / 1e9), total: rounded(disk.totalBytes / 1e9) })
  const failed = jobs.failed.map(({ kind, failedAt }) => `${kind} (${dateTime(failedAt)})`)
  const values = {
    version: health.version,
    runtime: health.runtime,
    up: t('server.health.hours', { hours: rounded(health.upSeconds / 3600) }),
    database: `${nameOf(database.kind)} ${database.version}`,
    size: t('server.health.size', { size: rounded(database.bytes / 1e6) }),
    integrity: t(`server.health.integrity.${integrity}`),
    disk: disk.isFull ? `${space}, ${t('server.health.full')}` : space,
    place: t(`server.health.place.${place}`),
    publicUrl: address.publicUrl ?? t('server.health.notSet'),
    seenUrl: address.seenUrl,
    clientAddress: address.clientAddress,
    proxy: t(`server.health.${proxy}`),
    mail: t(health.mail ? 'server.health.setUp' : 'server.health.notSet'),
    // Adding 0 turns -0 into 0.
    clock: number(Math.round((Date.parse(health.time) - receivedAt) / 1000) + 0),
    jobs: t('server.health.jobs', { running: jobs.running, waiting: jobs.waiting }),
    failed: failed.length === 0 ? t('server.health.none') : failed.join('; '),
  }
  const displayed = database.kind === 'sqlite' ? order : order.filter((key) => key !== 'integrity')
  return displayed.map((key): Fact => [t(`server.health.labels.${key}`), values[key]])
}
